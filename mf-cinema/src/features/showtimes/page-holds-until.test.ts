import { aMovie, aScreening } from '@mall/testing';
import { pageHoldsUntil } from './page-holds-until.ts';

const holdsUntil = (now: string, ...times: string[]) => {
  const movies = [
    aMovie({ events: [] }),
    aMovie({ events: times.map((time) => aScreening(time)) }),
  ];
  return new Date(pageHoldsUntil(movies, Date.parse(now))).toISOString();
};

test('a page of movies holds until the next screening begins', () => {
  const times = ['2026-11-25T20:15:00+01:00', '2026-11-25T17:30:00+01:00'];
  expect(holdsUntil('2026-11-25T17:29:59+01:00', ...times)).toBe('2026-11-25T16:30:00.000Z');
  expect(holdsUntil('2026-11-25T17:30:00+01:00', ...times)).toBe('2026-11-25T19:15:00.000Z');
});

test('it holds to midnight when none is to come today', () => {
  expect(holdsUntil('2026-11-25T21:00:00+01:00')).toBe('2026-11-25T23:00:00.000Z');
  expect(holdsUntil('2026-11-25T21:00:00+01:00', '2026-11-26T11:00:00+01:00')).toBe(
    '2026-11-25T23:00:00.000Z',
  );
});
