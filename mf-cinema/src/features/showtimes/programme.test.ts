import { aMovie, aScreening } from '@mall/testing';
import { pageHoldsUntil, programmeDays } from './programme.ts';

test('lists seven days in Budapest from today, across a clock change too', () => {
  const days = programmeDays(Date.parse('2026-03-28T23:30:00+01:00'));
  expect(days).toHaveLength(7);
  expect(days.slice(0, 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(programmeDays(Date.parse('2026-10-24T22:30:00Z'))[0]).toBe('2026-10-25');
});

const holdsUntil = (now: string, ...times: string[]) => {
  const movies = [
    aMovie({ events: [] }),
    aMovie({ events: times.map((time) => aScreening(time)) }),
  ];
  return new Date(pageHoldsUntil(movies, Date.parse(now))).toISOString();
};

test('keeps a page of movies until the next screening begins', () => {
  const times = ['2026-11-25T20:15:00+01:00', '2026-11-25T17:30:00+01:00'];
  expect(holdsUntil('2026-11-25T17:29:59+01:00', ...times)).toBe('2026-11-25T16:30:00.000Z');
  expect(holdsUntil('2026-11-25T17:30:00+01:00', ...times)).toBe('2026-11-25T19:15:00.000Z');
});

test('keeps it until midnight when no screening is left today', () => {
  expect(holdsUntil('2026-11-25T21:00:00+01:00')).toBe('2026-11-25T23:00:00.000Z');
  expect(holdsUntil('2026-11-25T21:00:00+01:00', '2026-11-26T11:00:00+01:00')).toBe(
    '2026-11-25T23:00:00.000Z',
  );
});
