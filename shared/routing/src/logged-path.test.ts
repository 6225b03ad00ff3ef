import { loggedPath } from './logged-path.ts';
import { routeTable } from './route-table.ts';
import { routeAt, sampleApp } from './testing/sample-routes.ts';

const password = routeAt('password', '/jelszo/:slug', '/password/:slug', { token: true });
const table = routeTable([sampleApp([password])]);

test.each([
  ['/uzletek/hm?email=a', '/uzletek/hm'],
  ['/jelszo/AbC123?x', '/jelszo/:slug'],
  ['/password/AbC123/', '/password/:slug'],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(table, url)).toBe(path);
});
