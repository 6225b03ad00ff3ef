import { isNotModified } from './is-not-modified.ts';

test.each([
  ['"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b",W/"a"', '"a"', true],
  ['"b"', '"a"', false],
  [undefined, '"a"', false],
  ['"a"', undefined, false],
])('If-None-Match %s matches ETag %s: %s', (ifNoneMatch, etag, expected) => {
  expect(isNotModified(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}, etag)).toBe(expected);
});
