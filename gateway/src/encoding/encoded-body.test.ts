/** The forms of a body, and those that are left out. */
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeFor, isEncodedFor } from './encode-on-demand.ts';
import { bodyBytes, compress, decompress, encodeBody } from './encoded-body.ts';

const EFFORT = { brotli: 4, gzip: 4 };
const TEXT = Buffer.from('text '.repeat(200));

test('a body is compressed in both ways', async () => {
  const { identity, br, gzip } = await encodeBody(TEXT, EFFORT);
  expect(identity).toBe(TEXT);
  expect(br && brotliDecompressSync(br)).toEqual(TEXT);
  expect(gzip && gunzipSync(gzip)).toEqual(TEXT);
});

test('a stored form is used', async () => {
  const stored = brotliCompressSync(TEXT);
  expect((await encodeBody(TEXT, EFFORT, stored)).br).toBe(stored);
});

test.each([
  ['fits into a packet', Buffer.alloc(511)],
  ['is none the smaller', randomBytes(2_000)],
])('a body that %s is not compressed', async (_what, body) => {
  expect(await encodeBody(body, EFFORT)).toEqual({ identity: body });
});

test('a body of 512 bytes is compressed, once it is asked for', async () => {
  const body = { identity: Buffer.alloc(512) };
  expect([isEncodedFor(body, 'br'), isEncodedFor(body, undefined)]).toEqual([false, true]);
  await encodeFor(body, 'br', EFFORT);
  expect(Object.keys(body)).toEqual(['identity', 'br']);
  expect(Object.keys(await encodeBody(body.identity, EFFORT))).toContain('br');
});

test('more effort makes it smaller', async () => {
  const text = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `${index % 97} `).join(''));
  const most = { brotli: 11, gzip: 9 };
  const least = { brotli: 0, gzip: 1 };
  for (const encoding of ['br', 'gzip'] as const) {
    const [small, large] = await Promise.all([
      compress[encoding](text, most),
      compress[encoding](text, least),
    ]);
    expect(small.length).toBeLessThan(large.length);
  }
});

test('what is no Brotli is refused', async () => {
  await expect(decompress(TEXT)).rejects.toThrow();
});

test('a body without any form is empty', async () => {
  const body = {};
  await encodeFor(body, undefined, EFFORT);
  expect(body).toEqual({ identity: Buffer.alloc(0) });
});

test('the memory of a body is that of all its forms', () => {
  const identity = Buffer.alloc(100);
  expect(bodyBytes({ identity })).toBe(100);
  expect(bodyBytes({ identity, br: Buffer.alloc(20), gzip: Buffer.alloc(3) })).toBe(123);
});
