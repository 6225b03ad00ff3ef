import { lineValue, nameValue } from './text-values.ts';

const issuesOf = (schema: ReturnType<typeof nameValue>, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test.each([
  ['a direction mark', 'Anna\u202Egnp.exe', 'Annagnp.exe'],
  ['a zero-width space', '\u200BAnna\u200B', 'Anna'],
  ['spaces at the ends', '  Nagy-Kovács Anna ', 'Nagy-Kovács Anna'],
])('removes %s from a name', (_what, typed, stored) => {
  expect(nameValue().parse(typed)).toBe(stored);
});

test.each([
  ['only a zero-width space', '\u200B', 'required'],
  ['no letter', '123 !', 'invalid'],
  ['a line separator', 'Anna\u2028Béla', 'invalid'],
  ['a paragraph separator', 'Anna\u2029Béla', 'invalid'],
  ['a control character', 'Anna\u0007', 'invalid'],
])('refuses a name with %s', (_what, typed, issue) => {
  expect(issuesOf(nameValue(), typed)).toEqual([issue]);
});

test('accepts a line without a letter', () => {
  expect(lineValue(10).parse('12/3')).toBe('12/3');
});
