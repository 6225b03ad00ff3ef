import { highlight } from './highlight.ts';

/** The text with its marks as brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Cipőkuckó', 'cipo', '[Cipő]kuckó'],
  ['Cipőkuckó', 'CIPÖ', '[Cipő]kuckó'],
  ['Úri Lépés', 'lepes uri', '[Úri] [Lépés]'],
  ['H&M', 'h&m', '[H&M]'],
  ['H&M', 'h', '[H]&M'],
  ['H&M', 'hm', '[H&M]'],
  ['McDonald’s', 'mcdonalds', '[McDonald’s]'],
  ['New Yorker', 'newyork', '[New York]er'],
  ['New Yorker', 'new-yorker', '[New Yorker]'],
  ['Éjszaka a vízben: aludj itt', 'c&a', 'Éjszaka a vízben: aludj itt'],
  ['Reserved', 'reservd', 'Reserved'],
  ['Kopogó Női Cipő', 'női cipő', 'Kopogó [Női Cipő]'],
  ['Arany Alma', 'a', '[A]rany [A]lma'],
  ['Masni', 'a', 'Masni'],
  ['Első cipő: 10%', '  cipő ', 'Első [cipő]: 10%'],
])('%s, searched for %s', (text, query, result) => {
  expect(marked(text, query)).toBe(result);
});

test('the accents of a text may be separate', () => {
  expect(marked('Cipők'.normalize('NFD'), 'cipo')).toBe('[Cipő]k');
});

test.each(['', '   ', '&', '(', '\\'])('nothing is marked for "%s"', (query) => {
  expect(marked('Cipőkuckó', query)).toBe('Cipőkuckó');
});

test('the pieces add up to the whole text', () => {
  const text = 'Ǆ 👟 Straße İzmir ﬁ';
  const pieces = highlight(text, 'strasse').map((piece) => piece.text);
  expect(pieces.join('')).toBe(text);
});
