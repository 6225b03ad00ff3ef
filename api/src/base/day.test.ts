/** Days of the content are days at the mall, whatever the clock of the machine says. */
import { addDays } from '@mall/opening-hours';
import { mallDay, mallMoment, resolveDay } from './day.ts';

describe('mallDay', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('at %s is %s', (moment, day) => {
    expect(mallDay(new Date(moment))).toBe(day);
  });
});

describe('resolveDay', () => {
  it.each([
    ['2026-12-06', '2026-12-06'],
    ['today', '2026-02-27'],
    ['today+2', '2026-03-01'],
    ['today-58', '2025-12-31'],
  ])('%s', (contentDay, day) => {
    expect(resolveDay(contentDay, '2026-02-27')).toBe(day);
  });
});

it('addDays keeps to whole days when the clocks change', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
});

describe('mallMoment', () => {
  it.each([
    ['2026-12-06', '17:30', '2026-12-06T17:30:00+01:00'],
    ['2026-07-01', '00:00', '2026-07-01T00:00:00+02:00'],
    ['2026-10-25', '20:00', '2026-10-25T20:00:00+01:00'],
  ])('%s %s', (day, time, moment) => {
    expect(mallMoment(day, time)).toBe(moment);
  });
});
