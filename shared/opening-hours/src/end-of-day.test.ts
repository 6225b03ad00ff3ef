import { endOfDay } from './end-of-day.ts';

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
