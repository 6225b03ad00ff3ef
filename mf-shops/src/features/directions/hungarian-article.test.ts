import { withArticle } from './hungarian-article.ts';

test.each([
  'Az OTP Bank',
  'Az Ékszer',
  'Az MBH Bank',
  'Az 5D mozi',
  'A H&M',
  'A Reserved',
  'A P1',
  'A New Yorker',
  'A 3 Kívánság',
  'A 100 Forintos Bolt',
  'Az 1000 Apróság',
])('begins a sentence with %s', (text) =>
  expect(withArticle(text.replace(/^Az? /, ''))).toBe(text),
);
