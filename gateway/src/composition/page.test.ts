import { pageBytes, toPage } from './page.ts';

const result = { status: 200, headers: {}, variesByLanguage: false, failed: [] };
const pageOf = (text: string, composition = '1') =>
  toPage({ ...result, body: { identity: Buffer.from(text) } }, composition);

test('computes the entity tag from the body alone', () => {
  const one = pageOf('one');
  const again = pageOf('one', '2.1a2b3c4d');
  const two = pageOf('two');
  expect(one.etag).toBe(again.etag);
  expect(one.etag).not.toBe(two.etag);
  expect([one.composition, again.composition]).toEqual(['1', '2.1a2b3c4d']);
  expect(one).not.toHaveProperty('body.text');
  expect(pageBytes(one)).toBe(1_004);
});

test('estimates the memory of a compressed page by its decompressed size', () => {
  const page = toPage({ ...result, body: { br: Buffer.alloc(1_000) } }, '1');
  expect(pageBytes(page)).toBe(10_000);
});
