import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TaskError } from '../repository.ts';
import { getPage } from './get.ts';

let server: Server;
let gateway: { name: string; origin: string };

beforeEach(async () => {
  server = createServer(({ url }, response) => {
    response.writeHead(url === '/mozi' ? 503 : 200).end('a page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  gateway = { name: 'naive', origin: `http://127.0.0.1:${port}` };
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a page that is there is measured', async () => {
  expect(await getPage(gateway, '/')).toMatchObject({ status: 200, rawBytes: 6 });
});

test('an error page ends the benchmark, which names build, page and status', async () => {
  const answer = getPage(gateway, '/mozi');
  await expect(answer).rejects.toThrow('naive: /mozi answered 503 instead of 200');
  await expect(answer).rejects.toBeInstanceOf(TaskError);
});
