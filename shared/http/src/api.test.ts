/** The client against a real server that records the requests. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { form as newsletterForm } from '@mall/contracts/forms/newsletter';
import { ApiError, createApi, inFlight } from './index.ts';

const FORM = { email: 'a@example.com', accept_terms: true };

interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let received: ReceivedRequest[];
let answer: { status: number; body: string };
let server: Server;
let origin: string;

beforeEach(async () => {
  received = [];
  answer = { status: 201, body: '{"data":{"status":"pending"}}' };
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(
  () =>
    new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve())),
);

test('a form is sent as JSON in the language of the client', async () => {
  const sent = await createApi({ language: 'en', origin }).post(newsletterForm, FORM);
  expect(sent).toEqual({ status: 'pending' });
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/api/newsletter',
      headers: { 'content-type': 'application/json', 'content-language': 'en' },
      body: JSON.stringify(FORM),
    },
  ]);
});

test.each([
  [422, '{"errors":[{"code":"email:invalid"},{"code":"terms:required"}]}', 'every code'],
  [502, '<h1>Bad gateway</h1>', 'no code'],
])('a form refused with %i and %s is an ApiError with %s', async (status, body, codes) => {
  answer = { status, body };
  const sending = createApi({ language: 'hu', origin }).post(newsletterForm, FORM);
  const all = codes === 'every code' ? ['email:invalid', 'terms:required'] : [];
  await expect(sending).rejects.toMatchObject({ status, codes: all });
});

test('a form whose answer does not come in time has none', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const api = createApi({
    ...{ language: 'hu', origin: `http://127.0.0.1:${port}` },
    formTimeoutMs: 100,
  });
  await expect(api.post(newsletterForm, FORM)).rejects.toMatchObject({
    ...{ name: 'ApiError', status: 0, codes: [] },
  });
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test('a form that gets no answer is not sent again', async () => {
  await new Promise((resolve) => server.close(resolve));
  const connect = jest.spyOn(globalThis, 'fetch');
  const sending = createApi({ language: 'hu', origin, retryDelays: [1, 1] }).post(
    newsletterForm,
    FORM,
  );
  await expect(sending).rejects.toBeInstanceOf(ApiError);
  await expect(sending).rejects.toMatchObject({ status: 0, codes: [] });
  expect(connect).toHaveBeenCalledTimes(1);
});

describe('the Idempotency-Key of a form', () => {
  const send = (email = FORM.email) => api.post(newsletterForm, { ...FORM, email });
  const lose = (status: number) => {
    answer = { status, body: '{"errors":[{"code":"database:unavailable"}]}' };
  };
  const keys = () => received.map(({ headers }) => headers['idempotency-key']);
  let api: ReturnType<typeof createApi>;
  beforeEach(() => {
    api = createApi({ language: 'hu', origin });
  });

  test('stays when the form got no answer and is sent again', async () => {
    lose(503);
    await send().catch(() => undefined);
    await send().catch(() => undefined);
    answer = { status: 201, body: '{"data":{"status":"pending"}}' };
    await send();
    expect(keys()[0]).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(new Set(keys()).size).toBe(1);
  });

  test('is another one after the form was taken', async () => {
    await send();
    await send();
    expect(new Set(keys()).size).toBe(2);
  });

  test('is another one for another body', async () => {
    lose(503);
    await send().catch(() => undefined);
    await send('b@example.com').catch(() => undefined);
    expect(new Set(keys()).size).toBe(2);
  });
});

test('a form counts as in flight until it is answered', async () => {
  const counts: number[] = [];
  const stop = inFlight.subscribe(() => counts.push(inFlight.count()));
  await createApi({ language: 'hu', origin }).post(newsletterForm, FORM);
  answer = { status: 422, body: '{"errors":[{"code":"email:required"}]}' };
  await createApi({ language: 'hu', origin })
    .post(newsletterForm, FORM)
    .catch(() => undefined);
  stop();
  expect(counts).toEqual([1, 0, 1, 0]);
});

test('a call fills path and query and checks the answer', async () => {
  answer = { status: 200, body: '{"data":[1]}' };
  const parse = jest.fn((_call, data) => data);
  const api = createApi({ language: 'hu', origin, parse });
  expect(await api.get('shop', { slug: 'a b', tab: 'x' })).toEqual([1]);
  expect(received[0]).toMatchObject({ method: 'GET', url: '/api/shops/a%20b?tab=x' });
  expect(parse).toHaveBeenCalledWith('shop', [1]);
});

describe('reading that finds no server', () => {
  const patient = () => createApi({ language: 'hu', origin, retryDelays: [1, 1] });
  const down = new TypeError('fetch failed');

  beforeEach(() => {
    answer = { status: 200, body: '{"data":1}' };
  });

  test('is tried again after each pause', async () => {
    const connect = jest.spyOn(globalThis, 'fetch');
    connect.mockRejectedValueOnce(down).mockRejectedValueOnce(down);
    expect(await patient().get('config')).toBe(1);
    expect(connect).toHaveBeenCalledTimes(3);
  });

  test('is an ApiError when there is still none', async () => {
    const connect = jest.spyOn(globalThis, 'fetch').mockRejectedValue(down);
    await expect(patient().get('config')).rejects.toMatchObject({
      name: 'ApiError',
      message: '/api/config responded with nothing',
      status: 0,
      cause: down,
    });
    expect(connect).toHaveBeenCalledTimes(3);
  });

  test('is not retried after an abort', async () => {
    const reader = new AbortController();
    const connect = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      reader.abort();
      throw reader.signal.reason;
    });
    const reading = patient().get('config', {}, reader.signal);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(connect).toHaveBeenCalledTimes(1);
  });
});

test('an error answer is not retried', async () => {
  answer = { status: 503, body: '{"errors":[{"code":"unavailable"}]}' };
  const reading = createApi({ language: 'hu', origin, retryDelays: [1, 1] }).get('config');
  await expect(reading).rejects.toMatchObject({ status: 503, codes: ['unavailable'] });
  expect(received).toHaveLength(1);
});

test('every response is passed to onResponse, errors too', async () => {
  const onResponse = jest.fn();
  const api = createApi({ language: 'hu', origin, onResponse });
  await api.get('config');
  answer = { status: 404, body: '' };
  await api.get('config').catch(() => undefined);
  expect(onResponse.mock.calls.map(([{ status }]) => status)).toEqual([201, 404]);
});
