import { createServer } from 'node:net';
import { readSettings } from '@mall/contracts';
import { freePort } from '../testing/site.ts';
import { checkPorts } from './check-ports.ts';

const settings = (env: Record<string, string>) => readSettings({ HOST: '127.0.0.1', ...env });

test('the API cannot have the port of the site', async () => {
  const port = String(await freePort());
  await expect(checkPorts(settings({ PORT: port, API_PORT: port }))).rejects.toThrow(
    `setting API_PORT: ${port} cannot be used; name a free port`,
  );
});

test('a port that is taken is named with its setting', async () => {
  const server = createServer();
  const port = await new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(String(Object(server.address()).port))),
  );
  await expect(checkPorts(settings({ PORT: port }))).rejects.toThrow(
    `setting PORT: port ${port} is taken by another process`,
  );
  server.close();
});
