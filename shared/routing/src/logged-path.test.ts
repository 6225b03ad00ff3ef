import { mfJsonSchema } from '@mall/contracts';
import { loggedPath } from './logged-path.ts';
import { routeTable } from './route-table.ts';

const paths = { hu: '/jelszo/:slug', en: '/password/:slug' };
const table = routeTable([
  mfJsonSchema.parse({
    name: 'cards',
    owner: 'team-cards',
    routes: [{ id: 'password', module: './pages/password', paths, token: true }],
  }),
]);

test.each([
  ['/uzletek/hm?email=a', '/uzletek/hm'],
  ['/jelszo/AbC123?x', '/jelszo/:slug'],
  ['/password/AbC123/', '/password/:slug'],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(table, url)).toBe(path);
});
