import { aMovie, aScreening } from '@mall/testing';
import { filterMovies, readFilter } from './showtime-filter.ts';

const TIMES = ['00:10', '04:59', '05:00', '11:59', '12:00', '17:59', '18:00', '23:30'];
const timesFor = (query: string) => {
  const events = TIMES.map((time) => aScreening(`2026-11-22T${time}:00+01:00`));
  const [movie] = filterMovies([aMovie({ events })], readFilter(new URLSearchParams(query)));
  return movie?.events.map(({ time }) => time.slice(11, 16));
};

test.each([
  ['napszak=delelott', ['05:00', '11:59']],
  ['napszak=delutan', ['12:00', '17:59']],
  ['napszak=este', ['00:10', '04:59', '18:00', '23:30']],
  ['napszak=hajnal&kor=7', TIMES],
])('the filter %s leaves %p', (query, times) => {
  expect(timesFor(query)).toEqual(times);
});

test('an age leaves movies with at most that rating', () => {
  const movies = ([0, 6, 12, 16, 18] as const).map((age_rating) => aMovie({ age_rating }));
  const ratings = (age: '6' | '12' | '16') =>
    filterMovies(movies, { age }).map(({ age_rating }) => age_rating);
  expect(ratings('6')).toEqual([0, 6]);
  expect(ratings('12')).toEqual([0, 6, 12]);
  expect(ratings('16')).toEqual([0, 6, 12, 16]);
});
