import { endOfDay, momentToday } from './moment-today.ts';

test.each([
  ['a day', '2026-11-25T22:15:30Z', '2026-11-25T23:00:00.000Z'],
  ['its first minute', '2026-11-24T23:00:00Z', '2026-11-25T23:00:00.000Z'],
  ['its last minute', '2026-11-25T22:59:59Z', '2026-11-25T23:00:00.000Z'],
  ['a day of 23 hours', '2026-03-28T23:30:00Z', '2026-03-29T22:00:00.000Z'],
  ['a day of 23 hours, after the change', '2026-03-29T10:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['a day of 25 hours', '2026-10-24T22:30:00Z', '2026-10-25T23:00:00.000Z'],
])('%s ends at midnight in Budapest', (_what, now, end) => {
  expect(new Date(endOfDay(Date.parse(now))).toISOString()).toBe(end);
});

test.each([
  ['on a day', '2026-11-25T08:15:30Z', '2026-11-25T09:00:00.000Z'],
  ['before the clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29T08:00:00.000Z'],
  ['after the clocks went forward', '2026-03-29T01:30:00Z', '2026-03-29T08:00:00.000Z'],
  ['before the clocks go back', '2026-10-24T22:30:00Z', '2026-10-25T09:00:00.000Z'],
])('%s the clocks in Budapest show ten', (_when, now, ten) => {
  expect(new Date(momentToday(Date.parse(now), 10 * 60)).toISOString()).toBe(ten);
});
