/** Finds a port that cannot be used before anything slow has begun. */
import { createServer } from 'node:net';
import type { Settings } from '@mall/contracts';
import { TaskError } from '../repository.ts';

type Taken = 'PORT' | 'API_PORT';

function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function explain(setting: Taken, port: number, host: string, code: string | undefined): string {
  const free = port + 100 > 65_000 ? port - 100 : port + 100;
  if (code === 'EADDRINUSE') {
    return `setting ${setting}: port ${port} is taken by another process; name a free one, as in ${setting}=${free} npm start`;
  }
  if (code === 'EACCES') {
    return `setting ${setting}: this account may not listen on port ${port}; name one above 1023`;
  }
  const hostSetting = setting === 'PORT' ? 'HOST' : 'API_HOST';
  return `setting ${hostSetting}: cannot listen on ${host} (port ${port}): ${code}; name an address of this machine`;
}

async function check(setting: Taken, port: number, host: string): Promise<void> {
  const error = await tryPort(port, host);
  if (error) throw new TaskError(explain(setting, port, host, error.code));
}

/** @throws {TaskError} naming the setting and the port that cannot be used. */
export async function checkPorts(settings: Settings): Promise<void> {
  await check('PORT', settings.PORT, settings.HOST);
  if (settings.API_ORIGIN) return;
  if (settings.API_PORT === settings.PORT || settings.API_PORT > 65_535) {
    throw new TaskError(
      `setting API_PORT: ${settings.API_PORT} cannot be used; name a free port`,
      2,
    );
  }
  await check('API_PORT', settings.API_PORT, settings.API_HOST);
}
