import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../testing/site.ts';
import { PageServer, type PageServerOptions } from './page-server.ts';
import { PageState } from './page-state.ts';

test.each([
  ['page', 'text/html', 'text/html'],
  ['file', 'text/css', '*/*'],
])('breaks off a %s of which the gateway has sent a part', async (_what, type, accept) => {
  const gateway = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'x-composition': '1' }).write('<head>');
    setImmediate(() => response.destroy());
  });
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  const options = { gateway: { host: '127.0.0.1', port }, state: new PageState() };
  const pages = new PageServer(options as PageServerOptions);
  const own = await freePort();
  await pages.listen('127.0.0.1', own);
  try {
    const read = async () =>
      (await fetch(`http://127.0.0.1:${own}/`, { headers: { accept } })).text();
    await expect(read()).rejects.toThrow();
  } finally {
    await pages.close();
    gateway.close();
  }
});
