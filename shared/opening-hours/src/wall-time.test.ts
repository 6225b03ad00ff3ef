import { mallTimestamp, toMallTimestamp } from './mall-timestamp.ts';
import { addDays, formatClock, mallTime, weekdayOf } from './wall-time.ts';

test.each([
  ['2026-11-21T23:30:00Z', '2026-11-22', '00:30'],
  ['2026-07-20T22:30:00Z', '2026-07-21', '00:30'],
  ['2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
])('at %s the mall’s clock shows %s %s', (moment, day, time) => {
  const { minutes, ...rest } = mallTime(Date.parse(moment));
  expect(rest).toEqual({ day });
  expect(formatClock(minutes)).toBe(time);
});

test.each([
  ['2026-12-06', 18 * 60 + 30, '2026-12-06T18:30:00+01:00'],
  ['2026-07-06', 9 * 60, '2026-07-06T09:00:00+02:00'],
  ['2026-03-29', 60, '2026-03-29T01:00:00+01:00'],
  ['2026-03-29', 4 * 60, '2026-03-29T04:00:00+02:00'],
  ['2026-10-25', 60, '2026-10-25T01:00:00+02:00'],
  ['2026-10-25', 4 * 60, '2026-10-25T04:00:00+01:00'],
])('%s, minute %i is %s', (day, minutes, timestamp) => {
  expect(toMallTimestamp({ day, minutes })).toBe(timestamp);
});

test.each([
  ['2026-12-25', 'friday'],
  ['2026-12-27', 'sunday'],
  ['2024-02-29', 'thursday'],
])('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each([
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
])('tells the repeated hour apart by its offset: %s', (moment, timestamp) => {
  expect(mallTimestamp(Date.parse(moment))).toBe(timestamp);
});

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-10-24', 2, '2026-10-26'],
])('adds to %s %i days across a clock change', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});
