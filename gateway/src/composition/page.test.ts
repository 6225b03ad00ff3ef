import { isCacheable, isComplete, pageBytes, readPageRequest, toPage } from './page.ts';

const result = { status: 200, headers: {}, variesByLanguage: false, failed: [] };
const pageOf = (text: string, revision = 1) =>
  toPage({ ...result, body: { identity: Buffer.from(text) } }, revision);

test.each([
  [200, [], true],
  [404, [], true],
  [499, [], true],
  [500, [], false],
  [200, ['cinema'], false],
])('status %d with the failed apps %j', (status, failed, expected) => {
  expect(isComplete({ status, failed })).toBe(expected);
});

test('the entity tag depends on the body alone', () => {
  const one = pageOf('one');
  const again = pageOf('one', 2);
  const two = pageOf('two');
  expect(one.etag).toBe(again.etag);
  expect(one.etag).not.toBe(two.etag);
  expect([one.revision, again.revision]).toEqual([1, 2]);
  expect(one).not.toHaveProperty('body.text');
  expect(pageBytes(one)).toBe(1_004);
});

test.each([
  ['/mozi', true],
  [`/${'x'.repeat(300)}`, true],
  [`/mozi?${'x'.repeat(200)}`, true],
  [`/mozi?${'x'.repeat(201)}`, false],
])('a page with a long query is not cached: %s', (url, expected) => {
  expect(isCacheable(readPageRequest(url, {}))).toBe(expected);
});

test('the memory of a compressed page is estimated by what it unpacks to', () => {
  const page = toPage({ ...result, body: { br: Buffer.alloc(1_000) } }, 1);
  expect(pageBytes(page)).toBe(10_000);
});
