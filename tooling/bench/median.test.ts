import { median, medianRatio } from './median.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], 0],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the ratio is the median of the rounds’ ratios, not the ratio of medians', () => {
  expect(medianRatio([10, 30, 100], [10, 10, 100])).toBe(1);
});

test('nothing has a ratio to zero', () => {
  expect(medianRatio([1, 2], [1, 0])).toBeUndefined();
});
