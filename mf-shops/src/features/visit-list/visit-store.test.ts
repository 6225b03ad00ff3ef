import { formatVisits, MAX_VISITS, parseVisits } from './visit-store.ts';

test.each([
  ['hm,libri', ['hm', 'libri']],
  ['hm,,hm, ,libri', ['hm', 'libri']],
  ['HM,<b>,../x,patika-plus', ['patika-plus']],
  ['', []],
])('reads "%s" as %j', (text, slugs) => {
  expect(parseVisits(text)).toEqual(slugs);
});

test('limits the length of a list', () => {
  const many = Array.from({ length: 500 }, (_, index) => `bolt-${index}`);
  expect(parseVisits(formatVisits(many))).toEqual(many.slice(0, MAX_VISITS));
});
