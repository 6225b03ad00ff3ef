import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '@mall/http';
import { startTimer } from './testing/start-timer.ts';
import { timeLimit, timelyApi } from './time-limit.ts';

const within = (ms: number) => timeLimit({ startTimer }, ms);

let server: Server;
let api: ReturnType<typeof createApi>;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/api/home') return;
    response.writeHead(request.url === '/api/menus' ? 503 : 200);
    if (request.url === '/api/highlights') response.write('{"data":');
    else response.end('{"data":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = createApi({ language: 'hu', origin });
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test.each(['home', 'highlights'] as const)('%s without a complete response fails', async (call) => {
  const response = timelyApi(api, within(20)).get(call);
  await expect(response).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('returns responses and errors that arrive in time', async () => {
  const timely = timelyApi(api, within(60_000));
  expect(await timely.get('shops')).toEqual([]);
  await expect(timely.get('menus')).rejects.toMatchObject({ status: 503 });
});

test('aborts the call with the caller’s signal', async () => {
  const ending = timelyApi(api, within(60_000)).get('home', {}, AbortSignal.abort());
  await expect(ending).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call may take longer while its process works on other renders', async () => {
  const timeouts: (() => void)[] = [];
  const manualTimer = (_ms: number, onTimeout: () => void) => {
    timeouts.push(onTimeout);
    return () => {};
  };
  const limit = timeLimit({ startTimer: manualTimer }, 0);
  expect(await timelyApi(api, limit).get('shops')).toEqual([]);
  const hanging = timelyApi(api, limit).get('home');
  timeouts.at(-1)?.();
  await expect(hanging).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});
