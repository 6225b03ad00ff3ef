import { mfJsonSchema } from './mf-json.ts';

const route = { id: 'cinema', module: './pages/cinema', paths: { hu: '/mozi', en: '/cinema' } };
const mf = (change: object) => ({ name: 'cinema', owner: 'team-cinema', ...change });

const placesOf = (input: unknown) => {
  const { error } = mfJsonSchema.safeParse(input);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

test('a route needs little; the rest has defaults', () => {
  expect(mfJsonSchema.parse(mf({ routes: [route] })).routes[0]).toMatchObject({
    slots: [],
    aliases: [],
    sitemap: true,
    footer: true,
    token: false,
  });
});

test.each([
  ['/mozi', true],
  ['/', true],
  ['/uzletek/:slug', true],
  ['/my{product}-kartya', true],
  ['mozi', false],
  ['/Mozi', false],
  ['/mozi/', false],
  ['/mozi?x=1', false],
  ['/mozi/../titok', false],
])('the path %s is allowed: %s', (path, allowed) => {
  const places = placesOf(mf({ routes: [{ ...route, paths: { hu: path, en: '/cinema' } }] }));
  expect(places).toEqual(allowed ? [] : ['routes.0.paths.hu']);
});

test('each fault names its place', () => {
  const input = mf({
    name: 'mf-cinema',
    routes: [{ ...route, module: './src/pages/cinema' }],
    redirects: [{ from: '/uzletek/mozi', to: 'cinema', language: 'de' }],
  });
  expect(placesOf(input)).toEqual(['name', 'routes.0.module', 'redirects.0.language']);
});
