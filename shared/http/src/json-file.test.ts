import { ApiError, loadJson } from './index.ts';

const respond = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => jest.restoreAllMocks());

test('returns the JSON of a file and passes its response to the callback', async () => {
  respond('{"a":1}');
  const statuses: number[] = [];
  expect(await loadJson('/a.json', ({ status }) => statuses.push(status))).toEqual({ a: 1 });
  expect(statuses).toEqual([200]);
});

test('reads the response of a request that is already on its way', async () => {
  const fetched = respond('{}');
  expect(await loadJson('/a.json', undefined, Promise.resolve(new Response('[1]')))).toEqual([1]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['a body that is not JSON', () => respond('<h1>Bad gateway</h1>'), {}],
  ['an error status', () => respond('away', 503), { status: 503 }],
  [
    'a failed request',
    () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed')),
    { status: 0 },
  ],
])('rejects with an ApiError for %s', async (_what, prepare, properties) => {
  prepare();
  const error: unknown = await loadJson('/a.json').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(properties);
});
