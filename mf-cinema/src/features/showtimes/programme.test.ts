import { aMovie, aScreening } from '@mall/testing';
import {
  chosenDay,
  moviesOn,
  nextAfterDay,
  nextDay,
  nextScreening,
  pageHoldsUntil,
  programmeDays,
} from './programme.ts';

const movie = (name: string, ...times: string[]) =>
  aMovie({ name, events: times.map((time) => aScreening(time)) });

const NOW = Date.parse('2026-11-22T15:00:00+01:00');
const PAST = '2026-11-22T11:00:00+01:00';
const EVENING = '2026-11-22T19:00:00+01:00';
const NIGHT = '2026-11-23T00:10:00+01:00';
const LATER = '2026-11-25T18:00:00+01:00';

test('lists seven days in Budapest from today, across a clock change too', () => {
  const days = programmeDays(Date.parse('2026-03-28T23:30:00+01:00'));
  expect(days).toHaveLength(7);
  expect(days.slice(0, 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(programmeDays(Date.parse('2026-10-24T22:30:00Z'))[0]).toBe('2026-10-25');
});

test('counts a screening as upcoming until the minute it begins', () => {
  const movies = [movie('Hegyek', PAST, EVENING), movie('Tenger', NIGHT)];
  const start = Date.parse(EVENING);
  expect(nextScreening(movies, start - 60_000)?.screening.time).toBe(EVENING);
  expect(nextScreening(movies, start)?.movie.name).toBe('Tenger');
  expect(nextDay(movies, start)).toBe('2026-11-23');
  expect(nextDay(movies, Date.parse(NIGHT))).toBeUndefined();
});

test('leads from a day without screenings to the next one, or to the first', () => {
  const movies = [movie('Hegyek', EVENING), movie('Tenger', LATER)];
  expect(nextAfterDay(movies, '2026-11-23', NOW)?.movie.name).toBe('Tenger');
  expect(nextAfterDay(movies, '2026-11-26', NOW)?.movie.name).toBe('Hegyek');
  expect(nextAfterDay([], '2026-11-26', NOW)).toBeUndefined();
});

test('shows the requested day, or the next one with a screening', () => {
  const movies = [movie('Hegyek', PAST, LATER)];
  expect(chosenDay(movies, '2026-11-23', NOW)).toBe('2026-11-23');
  expect(chosenDay(movies, '2026-11-30', NOW)).toBe('2026-11-25');
  expect(chosenDay(movies, null, NOW)).toBe('2026-11-25');
  expect(chosenDay([], null, NOW)).toBeUndefined();
});

test('sorts movies by their next screening, finished ones last', () => {
  const movies = [
    movie('over', PAST),
    movie('evening', PAST, EVENING),
    movie('another day', LATER),
    movie('afternoon', '2026-11-22T15:10:00+01:00', EVENING),
  ];
  const names = moviesOn(movies, '2026-11-22', NOW).map((shown) => shown.movie.name);
  expect(names).toEqual(['afternoon', 'evening', 'over']);
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
