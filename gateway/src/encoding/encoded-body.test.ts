/** Bodies are encoded when a client asks for it. */
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { chooseEncoding, type EncodedBody, encodeFor, isEncodedFor } from './encoded-body.ts';

const EFFORT = { brotli: 4, gzip: 4 };
const TEXT = Buffer.from('text '.repeat(200));

test('compresses a body once for each requested encoding', async () => {
  const body: EncodedBody = { identity: TEXT };
  await encodeFor(body, undefined, EFFORT);
  expect(Object.keys(body)).toEqual(['identity']);
  await Promise.all([encodeFor(body, 'gzip, br', EFFORT), encodeFor(body, 'br', EFFORT)]);
  const { br } = body;
  expect(Object.keys(body)).toEqual(['identity', 'br']);
  await encodeFor(body, 'gzip', EFFORT);
  expect(body.br).toBe(br);
  expect(Object.keys(body)).toEqual(['identity', 'br', 'gzip']);
  expect(brotliDecompressSync(br ?? '')).toEqual(TEXT);
  expect(gunzipSync(body.gzip ?? '')).toEqual(TEXT);
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
  const tooLarge = { code: 'ERR_BUFFER_TOO_LARGE' };
  await expect(encodeFor({ br: bomb }, 'gzip', EFFORT)).rejects.toMatchObject(tooLarge);
  // What is no Brotli is refused, too.
  await expect(encodeFor({ br: TEXT }, 'gzip', EFFORT)).rejects.toThrow();
});

test.each([
  [511, ['identity']],
  [512, ['identity', 'br']],
])('compresses a body that does not fit into a packet: %d bytes', async (length, encodings) => {
  const body = { identity: Buffer.alloc(length) };
  expect(isEncodedFor(body, undefined)).toBe(true);
  expect(isEncodedFor(body, 'br')).toBe(length === 511);
  await encodeFor(body, 'br', EFFORT);
  expect(Object.keys(body)).toEqual(encodings);
});

test('compresses better with more effort', async () => {
  const text = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `${index % 97} `).join(''));
  const [small, large]: [EncodedBody, EncodedBody] = [{ identity: text }, { identity: text }];
  for (const encoding of ['br', 'gzip'] as const) {
    await encodeFor(small, encoding, { brotli: 11, gzip: 9 });
    await encodeFor(large, encoding, { brotli: 0, gzip: 1 });
    expect(small[encoding]?.length).toBeLessThan(large[encoding]?.length ?? 0);
  }
});

test('encodes a body without any form as empty', async () => {
  const body = {};
  await encodeFor(body, undefined, EFFORT);
  expect(body).toEqual({ identity: Buffer.alloc(0) });
});

const body = { identity: Buffer.from('a'), br: Buffer.from('b'), gzip: Buffer.from('c') };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity;q=0', 'identity'],
  [undefined, 'identity'],
])('chooses for the header %j the encoding %s', (header, encoding) => {
  expect(chooseEncoding(header, body)).toBe(encoding);
  expect(chooseEncoding(header, body)).toBe(encoding);
});

test('chooses among the encodings of the body', () => {
  const { identity, gzip } = body;
  expect(chooseEncoding('br, gzip', { identity })).toBe('identity');
  expect(chooseEncoding('br, gzip', { identity, gzip })).toBe('gzip');
});
