import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../testing/site.ts';
import { PageServer, type PageServerOptions } from './page-server.ts';
import { PageState } from './page-state.ts';

let gateway: Server;
let pages: PageServer;

async function start(respond: RequestListener): Promise<string> {
  gateway = createServer(respond);
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  const options = { gateway: { host: '127.0.0.1', port }, state: new PageState() };
  pages = new PageServer(options as PageServerOptions);
  const own = await freePort();
  await pages.listen('127.0.0.1', own);
  return `http://127.0.0.1:${own}/`;
}
afterEach(async () => {
  await pages.close();
  gateway.close();
});

const KINDS = [
  ['page', 'text/html', 'text/html'],
  ['file', 'text/css', '*/*'],
];

test.each(KINDS)(
  'breaks off a %s of which the gateway has sent a part',
  async (_, type, accept = '') => {
    const url = await start((_request, response) => {
      response.writeHead(200, { 'content-type': type, 'x-composition': '1' }).write('<head>');
      setImmediate(() => response.destroy());
    });
    const read = async () => (await fetch(url, { headers: { accept } })).text();
    await expect(read()).rejects.toThrow();
  },
);

test.each(KINDS)(
  'goes on when a browser leaves before its %s is there',
  async (_, type, accept = '') => {
    const leave = new AbortController();
    const waiting: ServerResponse[] = [];
    const url = await start((_request, response) => {
      waiting.push(response);
      if (!leave.signal.aborted) return leave.abort();
      const head = { 'content-type': type, 'x-composition': '1' };
      for (const each of waiting) each.writeHead(200, head).end('<head></head>');
    });
    const headers = { accept };
    await expect(fetch(url, { headers, signal: leave.signal })).rejects.toThrow();
    expect((await fetch(url, { headers })).status).toBe(200);
  },
);
