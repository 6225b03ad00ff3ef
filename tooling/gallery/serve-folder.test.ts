import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from './serve-folder.ts';

let parent: string;
let server: Server;

/** Sends the path as it stands; `fetch` would take the dots out of it. */
function get(address: string): Promise<{ status: number | undefined; type: string | undefined }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, type: response.headers['content-type'] });
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'served-'));
  mkdirSync(path.join(parent, 'page'));
  writeFileSync(path.join(parent, 'secret.txt'), 'outside');
  server = await serveFolder(path.join(parent, 'page'), '127.0.0.1', 0, () =>
    writeFile(path.join(parent, 'page/index.html'), '<p>inside</p>'),
  );
});

afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

test('the root is the page, once that is made', async () => {
  expect(await get('/')).toEqual({ status: 200, type: 'text/html;charset=utf-8' });
});

test.each(['/secret.txt', '/../secret.txt', '/..%2fsecret.txt', '/%E0%A4%A'])(
  '%s is not there',
  async (address) => {
    expect((await get(address)).status).toBe(404);
  },
);
