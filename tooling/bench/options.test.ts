import { parseOptions } from './options.ts';

test('without options every part runs on the six kinds of pages', () => {
  const { only, pages, rounds } = parseOptions([]);
  expect({ only, rounds }).toEqual({ only: undefined, rounds: 3 });
  expect(pages).toEqual(expect.arrayContaining(['/', '/uzletek/hm']));
});

test('one part, some pages, more rounds', () => {
  const args = ['--only', 'loading', '--pages', '/,/mozi', '--rounds', '7'];
  expect(parseOptions(args)).toMatchObject({ only: 'loading', pages: ['/', '/mozi'], rounds: 7 });
});

test.each([
  [['--rounds', '0'], /--rounds.*whole number from 1 to 50/],
  [['--rounds', 'many'], /--rounds.*whole number from 1 to 50/],
  [['--shops', '1.5'], /--shops.*whole number from 1 to 50000/],
  [['--only', 'speed'], /--only.*loading, rendering, serving, promotions, growth/],
  [['--pages', 'mozi'], /--pages.*"mozi" is none/],
  [['--fast'], /unknown option '--fast'/],
  [['loading'], /too many arguments/],
])('%j is refused by name', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});
