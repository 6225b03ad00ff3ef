/** Finds a port that cannot be used before anything slow has begun. */
import { createServer } from 'node:net';
import type { Settings } from '@mall/contracts';
import { listenErrorMessage } from '@mall/server';
import { TaskError } from '../repository.ts';

type Taken = 'PORT' | 'API_PORT';

function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

async function check(setting: Taken, port: number, host: string): Promise<void> {
  const error = await tryPort(port, host);
  if (!error) return;
  const hostSetting = setting === 'PORT' ? 'HOST' : 'API_HOST';
  const reason = listenErrorMessage(error, { port: [setting, port], host: [hostSetting, host] });
  throw new TaskError(reason ?? error.message);
}

/** @throws {TaskError} naming the setting and the port that cannot be used. */
export async function checkPorts(settings: Settings): Promise<void> {
  await check('PORT', settings.PORT, settings.HOST);
  if (settings.API_ORIGIN) return;
  if (settings.API_PORT === settings.PORT) {
    throw new TaskError(
      `setting API_PORT: ${settings.API_PORT} cannot be used; name a free port`,
      2,
    );
  }
  await check('API_PORT', settings.API_PORT, settings.API_HOST);
}
