import { Quarantine } from './quarantine.ts';

test('an app is left out for a while, longer each time, and forgiven in the end', () => {
  const quarantine = new Quarantine();
  expect(quarantine.add('cinema', 0)).toBe(10_000);
  expect(quarantine.add('cinema', 5_000)).toBe(0);
  expect(quarantine.apps(9_999)).toEqual(['cinema']);
  expect(quarantine.apps(10_001)).toEqual([]);
  expect(quarantine.add('cinema', 11_000)).toBe(20_000);
  expect(quarantine.add('cinema', 60 * 60_000)).toBe(10_000);
});
