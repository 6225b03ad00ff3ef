import { BackOff } from './back-off.ts';

test('doubles the pause with each further crash within a minute', () => {
  const backOff = new BackOff();
  const pauses = Array.from({ length: 10 }, (_, index) => backOff.next(index * 1_000));
  expect(pauses).toEqual([0, 50, 100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
});

test('ignores crashes older than a minute', () => {
  const backOff = new BackOff();
  backOff.next(0);
  expect(backOff.next(59_999)).toBe(50);
  expect(backOff.next(60_000)).toBe(50);
  expect(backOff.next(200_000)).toBe(0);
});
