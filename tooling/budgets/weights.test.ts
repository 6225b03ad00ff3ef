import { overweight } from './weights.ts';

test('names the part and each kind of file that weighs more than it may', () => {
  const limit = { js: 100, css: 10 };
  expect(overweight({ name: 'cinema', weight: { js: 100, css: 10 }, limit })).toEqual([]);
  expect(overweight({ name: 'cinema/pages/cinema', weight: { js: 101, css: 11 }, limit })).toEqual([
    'cinema/pages/cinema: 101 bytes of js, the limit is 100',
    'cinema/pages/cinema: 11 bytes of css, the limit is 10',
  ]);
});
