import { CircuitBreaker } from './circuit-breaker.ts';

test('an app is disabled for a while, longer each time, until it was sound for ten minutes', () => {
  const breaker = new CircuitBreaker();
  expect(breaker.open('cinema', 0)).toBe(10_000);
  expect(breaker.open('cinema', 5_000)).toBe(0);
  expect(breaker.disabledApps(9_999)).toEqual(['cinema']);
  expect(breaker.disabledApps(10_000)).toEqual([]);
  expect(breaker.open('cinema', 11_000)).toBe(20_000);
  expect(breaker.open('cinema', 60 * 60_000)).toBe(10_000);
});

test('an app is disabled for five minutes at most', () => {
  const breaker = new CircuitBreaker();
  let now = 0;
  const times = Array.from({ length: 8 }, () => {
    const disabledMs = breaker.open('cinema', now);
    now += disabledMs;
    return disabledMs / 1000;
  });
  expect(times).toEqual([10, 20, 40, 80, 160, 300, 300, 300]);
});
