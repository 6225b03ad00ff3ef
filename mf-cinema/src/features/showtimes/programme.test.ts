import { chosenDay, programmeDays, screeningsOn } from './programme.ts';

const AFTERNOON = '2026-11-22T15:00:00+01:00';
const NIGHT = '2026-11-22T23:30:00+01:00';
const NEXT_DAY = '2026-11-23T00:10:00+01:00';

const movie = (...times: string[]) =>
  ({ events: times.map((time) => ({ time })) }) as unknown as Parameters<typeof screeningsOn>[0];

const timesOn = (day: string, now: number) =>
  screeningsOn(movie(AFTERNOON, NIGHT, NEXT_DAY), day, now).map(({ time }) => time);

test('a screening is in the programme until the minute in which it begins', () => {
  const start = Date.parse(AFTERNOON);
  expect(timesOn('2026-11-22', start - 60_000)).toEqual([AFTERNOON, NIGHT]);
  expect(timesOn('2026-11-22', start)).toEqual([NIGHT]);
});

test('days are those of Budapest, in order, each once', () => {
  const movies = [movie(NEXT_DAY), movie(AFTERNOON, NIGHT)];
  expect(programmeDays(movies, 0)).toEqual(['2026-11-22', '2026-11-23']);
  expect(programmeDays(movies, Date.parse(NIGHT))).toEqual(['2026-11-23']);
  expect(timesOn('2026-11-23', 0)).toEqual([NEXT_DAY]);
});

test('the day that is asked for is shown when it has screenings, else the next that has', () => {
  const days = ['2026-11-22', '2026-11-23'];
  expect(chosenDay(days, '2026-11-23')).toBe('2026-11-23');
  expect(chosenDay(days, '2026-11-30')).toBe('2026-11-22');
  expect(chosenDay(days, null)).toBe('2026-11-22');
  expect(chosenDay([], '2026-11-23')).toBeUndefined();
});
