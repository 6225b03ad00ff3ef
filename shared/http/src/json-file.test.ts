import { ApiError, loadJson } from './index.ts';

const answer = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => jest.restoreAllMocks());

test('a file is its JSON; its response can be seen', async () => {
  answer('{"a":1}');
  const seen: number[] = [];
  expect(await loadJson('/a.json', ({ status }) => seen.push(status))).toEqual({ a: 1 });
  expect(seen).toEqual([200]);
});

test('an answer that is no JSON is an ApiError', async () => {
  answer('<h1>Bad gateway</h1>');
  await expect(loadJson('/a.json')).rejects.toBeInstanceOf(ApiError);
});

test('an error status and no answer are an ApiError', async () => {
  answer('away', 503);
  await expect(loadJson('/a.json')).rejects.toMatchObject({ status: 503 });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
  const error: unknown = await loadJson('/a.json').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0 });
});
