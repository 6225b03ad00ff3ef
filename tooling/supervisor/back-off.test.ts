import { BACK_OFF, BackOff } from './back-off.ts';

test('the wait doubles with each early death, up to ten seconds', () => {
  const backOff = new BackOff();
  const waits = Array.from({ length: 8 }, () => backOff.after(10));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('the wait starts anew after a sound life', () => {
  const backOff = new BackOff();
  backOff.after(10);
  backOff.after(10);
  expect(backOff.after(BACK_OFF.soundMs)).toBe(250);
});
