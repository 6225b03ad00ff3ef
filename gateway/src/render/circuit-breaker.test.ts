import { CircuitBreaker } from './circuit-breaker.ts';

const CINEMA = { app: 'cinema' };
const MOVIE = { app: 'cinema', route: 'movie' };
const routeOf = (route: string) => ({ app: 'cinema', route });
const pageOf = (path: string) => ({ app: 'cinema', route: 'movie', path });

let breaker: CircuitBreaker;
beforeEach(() => {
  breaker = new CircuitBreaker();
});

test('disables an app longer each time, until it has not failed for ten minutes', () => {
  expect(breaker.open(CINEMA, 0)).toEqual({ disabledOn: CINEMA, disabledMs: 10_000 });
  expect(breaker.open(CINEMA, 5_000)).toBeUndefined();
  expect(breaker.disabledApps('movie', '/mozi/a', 9_999)).toEqual(['cinema']);
  expect(breaker.disabledApps('movie', '/mozi/a', 10_000)).toEqual([]);
  expect(breaker.open(CINEMA, 11_000)?.disabledMs).toBe(20_000);
  expect(breaker.open(CINEMA, 60 * 60_000)?.disabledMs).toBe(10_000);
});

test('disables an app for five minutes at most', () => {
  let now = 0;
  const times = Array.from({ length: 8 }, () => {
    const disabledMs = breaker.open(CINEMA, now)?.disabledMs ?? 0;
    now += disabledMs;
    return disabledMs / 1000;
  });
  expect(times).toEqual([10, 20, 40, 80, 160, 300, 300, 300]);
});

test('disables the route after three pages, and the app after three routes', () => {
  const pages = ['/mozi/a', '/mozi/b', '/mozi/c'].map((path) => breaker.open(pageOf(path), 0));
  expect(pages.map((opened) => opened?.disabledOn)).toEqual([
    pageOf('/mozi/a'),
    pageOf('/mozi/b'),
    MOVIE,
  ]);
  const routes = ['movies', 'gallery'].map((route) => breaker.open(routeOf(route), 0));
  expect(routes.map((opened) => opened?.disabledOn)).toEqual([routeOf('movies'), CINEMA]);
  expect(breaker.disabledApps('tickets', '/jegyek', 1)).toEqual(['cinema']);
});

test('does not count pages that failed earlier', () => {
  breaker.open(pageOf('/mozi/a'), 0);
  breaker.open(pageOf('/mozi/b'), 0);
  expect(breaker.open(pageOf('/mozi/c'), 10_000)?.disabledOn).toEqual(pageOf('/mozi/c'));
});
