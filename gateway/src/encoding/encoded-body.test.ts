/** Bodies are encoded when a client asks for it. */
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { chooseEncoding, type EncodedBody, encodeFor, isEncodedFor } from './encoded-body.ts';

const EFFORT = { brotli: 4, gzip: 4 };
const TEXT = Buffer.from('text '.repeat(200));

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('encodes a body as %s when it is asked for', async (encoding, decode) => {
  const body: EncodedBody = { identity: TEXT };
  await encodeFor(body, encoding, EFFORT);
  expect(decode(body[encoding] ?? '')).toEqual(TEXT);
});

test('compresses a body once for each encoding that is asked for', async () => {
  const body: EncodedBody = { identity: TEXT };
  await encodeFor(body, undefined, EFFORT);
  expect(Object.keys(body)).toEqual(['identity']);
  await Promise.all([encodeFor(body, 'gzip, br', EFFORT), encodeFor(body, 'br', EFFORT)]);
  const { br } = body;
  expect(Object.keys(body)).toEqual(['identity', 'br']);
  await encodeFor(body, 'gzip', EFFORT);
  expect(body.br).toBe(br);
  expect(Object.keys(body)).toEqual(['identity', 'br', 'gzip']);
});

test('decompresses a body that came compressed for clients that accept nothing else', async () => {
  const body: EncodedBody = { br: brotliCompressSync(TEXT) };
  await encodeFor(body, 'br', EFFORT);
  expect(Object.keys(body)).toEqual(['br']);
  await encodeFor(body, 'gzip', EFFORT);
  expect(body.gzip && gunzipSync(body.gzip)).toEqual(TEXT);
  await encodeFor(body, undefined, EFFORT);
  expect(body.identity).toEqual(TEXT);
});

test('refuses a body that would be too long decompressed', async () => {
  const bomb = brotliCompressSync(Buffer.alloc(40 * 1024 * 1024), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  });
  await expect(encodeFor({ br: bomb }, 'gzip', EFFORT)).rejects.toMatchObject({
    code: 'ERR_BUFFER_TOO_LARGE',
  });
});

test('uses a stored form', async () => {
  const body = { identity: TEXT, br: Buffer.from('stored') };
  await encodeFor(body, 'br', EFFORT);
  expect(body.br).toEqual(Buffer.from('stored'));
});

test('does not compress a body that fits into a packet', async () => {
  const body = { identity: Buffer.alloc(511) };
  await encodeFor(body, 'br', EFFORT);
  expect(body).toEqual({ identity: Buffer.alloc(511) });
});

test('compresses a body of 512 bytes on demand', async () => {
  const body = { identity: Buffer.alloc(512) };
  expect([isEncodedFor(body, 'br'), isEncodedFor(body, undefined)]).toEqual([false, true]);
  await encodeFor(body, 'br', EFFORT);
  expect(Object.keys(body)).toEqual(['identity', 'br']);
});

test('more effort makes it smaller', async () => {
  const text = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `${index % 97} `).join(''));
  const most = { brotli: 11, gzip: 9 };
  const least = { brotli: 0, gzip: 1 };
  for (const encoding of ['br', 'gzip'] as const) {
    const [small, large]: [EncodedBody, EncodedBody] = [{ identity: text }, { identity: text }];
    await encodeFor(small, encoding, most);
    await encodeFor(large, encoding, least);
    expect(small[encoding]?.length).toBeLessThan(large[encoding]?.length ?? 0);
  }
});

test('refuses what is no Brotli', async () => {
  await expect(encodeFor({ br: TEXT }, 'gzip', EFFORT)).rejects.toThrow();
});

test('encodes a body without any form as empty', async () => {
  const body = {};
  await encodeFor(body, undefined, EFFORT);
  expect(body).toEqual({ identity: Buffer.alloc(0) });
});

const body = { identity: Buffer.from('a'), br: Buffer.from('b'), gzip: Buffer.from('c') };

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['identity, br;q=0.1', 'identity'],
  ['identity;q=0', 'identity'],
  ['brown', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, encoding) => {
  expect(chooseEncoding(header, body)).toBe(encoding);
  expect(chooseEncoding(header, body)).toBe(encoding);
});

test('a body that is not compressed is sent as it is', () => {
  expect(chooseEncoding('br, gzip', { identity: body.identity })).toBe('identity');
});

test('a body without Brotli is sent by gzip', () => {
  expect(chooseEncoding('br, gzip', { identity: body.identity, gzip: body.gzip })).toBe('gzip');
});
