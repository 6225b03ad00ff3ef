import { pageOfSite } from './page-of-site.ts';

test.each([
  ['/', '/'],
  ['/elerhetoseg#hirlevel', '/elerhetoseg#hirlevel'],
  ['/elfelejtett-jelszo/abc', '/elfelejtett-jelszo/abc'],
  ['/ajándék', '/aj%C3%A1nd%C3%A9k'],
  ['/?newsletter=confirmed#hirlevel', '/#hirlevel'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  ['/a\r\nset-cookie: b', '/aset-cookie:%20b'],
])('%j is the page %s', (page, found) => {
  expect(pageOfSite(page)).toBe(found);
});

test.each([
  undefined,
  '',
  'elerhetoseg',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '//',
  ['/', '/'],
  `/${'a'.repeat(500)}`,
])('%j is no page of this site', (page) => {
  expect(pageOfSite(page)).toBeUndefined();
});
