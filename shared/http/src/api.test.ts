/** The client against a real server that records the requests. */
import { form as newsletterForm } from '@mall/contracts/forms/newsletter';
import { createApi, inFlight } from './index.ts';
import { type Reply, recordingServer } from './testing/recording-server.ts';

const FORM = { email: 'a@example.com', accept_terms: true };
const ACCEPTED = { status: 201, body: '{"data":{"status":"pending"}}' };
const UNAVAILABLE = { status: 503, body: '{"errors":[{"code":"database:unavailable"}]}' };

let reply: Reply | undefined;
let server: Awaited<ReturnType<typeof recordingServer>>;

beforeAll(async () => {
  server = await recordingServer(() => reply);
});
afterAll(() => server.close());
beforeEach(() => {
  reply = ACCEPTED;
  server.received.length = 0;
});

const client = (options?: Partial<Parameters<typeof createApi>[0]>) =>
  createApi({ language: 'hu', origin: server.origin, ...options });
const send = (body = FORM) => client().post(newsletterForm, body);

test('sends a form as JSON in the language of the client', async () => {
  const sending = client({ language: 'en' }).post(newsletterForm, FORM);
  expect(await sending).toEqual({ status: 'pending' });
  expect(server.received).toMatchObject([
    {
      method: 'POST',
      url: '/api/newsletter',
      headers: { 'content-type': 'application/json', 'content-language': 'en' },
      body: JSON.stringify(FORM),
    },
  ]);
});

test.each([
  [
    { status: 422, body: '{"errors":[{"code":"email:invalid"},{"code":"terms:required"}]}' },
    ['email:invalid', 'terms:required'],
  ],
  [{ status: 502, body: '<h1>Bad gateway</h1>' }, []],
])('rejects a form refused with %j with the codes %j', async (refusal, codes) => {
  reply = refusal;
  await expect(send()).rejects.toMatchObject({ status: refusal.status, codes });
});

const NO_RESPONSE = { name: 'ApiError', status: 0, codes: [] };

test('rejects a form with status 0 when no response comes in time', async () => {
  reply = undefined;
  const sending = client({ formTimeoutMs: 100 }).post(newsletterForm, FORM);
  await expect(sending).rejects.toMatchObject(NO_RESPONSE);
});

test('sends a form without a response once', async () => {
  const connect = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const sending = client().post(newsletterForm, FORM);
  await expect(sending).rejects.toMatchObject(NO_RESPONSE);
  expect(connect).toHaveBeenCalledTimes(1);
});

test('a form keeps its Idempotency-Key until it is accepted or changed', async () => {
  const api = client();
  const post = (email = FORM.email) =>
    api.post(newsletterForm, { ...FORM, email }).catch(() => undefined);
  reply = UNAVAILABLE;
  await post();
  await post();
  expect([...server.keys()]).toEqual([expect.stringMatching(/^\d+-\d+-\d+-\d+$/)]);
  await post('b@example.com');
  expect(server.keys().size).toBe(2);
  reply = ACCEPTED;
  await post('b@example.com');
  expect(server.keys().size).toBe(2);
  await post('b@example.com');
  expect(server.keys().size).toBe(3);
});

test('counts a form as in flight until its response', async () => {
  const counts: number[] = [];
  const stop = inFlight.subscribe(() => counts.push(inFlight.count()));
  await send();
  reply = { status: 422, body: '{"errors":[{"code":"email:required"}]}' };
  await send().catch(() => undefined);
  stop();
  expect(counts).toEqual([1, 0, 1, 0]);
});

test('fills path and query of a call and checks the response', async () => {
  reply = { status: 200, body: '{"data":[1]}' };
  const parse = jest.fn((_call, data) => data);
  expect(await client({ parse }).get('shop', { slug: 'a b', tab: 'x' })).toEqual([1]);
  expect(server.received[0]).toMatchObject({ method: 'GET', url: '/api/shops/a%20b?tab=x' });
  expect(parse).toHaveBeenCalledWith('shop', [1]);
});

test('names the language in the URL of the three calls that are written so, and in no other', async () => {
  const api = client({ language: 'en' });
  for (const call of ['cinema', 'pinnedPosts', 'pinnedDiscounts', 'posts'] as const)
    await api.get(call);
  expect(server.received.map(({ url }) => url)).toEqual([
    '/api/cinema?lang=en',
    '/api/posts/pinned?lang=en',
    '/api/discounts/pinned?lang=en',
    '/api/posts',
  ]);
});

describe('a call without a response', () => {
  const read = (signal?: AbortSignal) => client().get('config', {}, signal);
  const down = new TypeError('fetch failed');

  test('rejects with an ApiError, and is not repeated', async () => {
    const connect = jest.spyOn(globalThis, 'fetch').mockRejectedValue(down);
    const message = '/api/config responded with nothing';
    await expect(read()).rejects.toMatchObject({ ...NO_RESPONSE, message, cause: down });
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('rejects with the reason of an abort', async () => {
    const reader = new AbortController();
    const connect = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      reader.abort();
      throw reader.signal.reason;
    });
    await expect(read(reader.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(connect).toHaveBeenCalledTimes(1);
  });
});

test('rejects a call with the codes of an error response', async () => {
  reply = UNAVAILABLE;
  const reading = client().get('config');
  await expect(reading).rejects.toMatchObject({ status: 503, codes: ['database:unavailable'] });
  expect(server.received).toHaveLength(1);
});

test('passes every response to onResponse, errors too', async () => {
  const onResponse = jest.fn();
  const api = client({ onResponse });
  await api.get('config');
  reply = { status: 404, body: '' };
  await api.get('config').catch(() => undefined);
  expect(onResponse.mock.calls.map(([{ status }]) => status)).toEqual([201, 404]);
});
