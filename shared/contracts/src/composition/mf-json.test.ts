import { mfJsonSchema } from './mf-json.ts';

const route = { id: 'cinema', module: './pages/cinema', paths: { hu: '/mozi', en: '/cinema' } };
const mf = (change: object) => ({ name: 'cinema', owner: 'team-cinema', ...change });

const placesOf = (input: unknown) => {
  const { error } = mfJsonSchema.safeParse(input);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

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

const label = { hu: 'Mozi', en: 'Cinema' };

test.each([
  [{ menu: 'main' }, []],
  [{ menu: 'venues', icon: 'M4 6h16', tone: 'plum' }, []],
  [{ menu: 'venues' }, ['navigation.0.icon', 'navigation.0.tone']],
  [{ menu: 'suggested', icon: 'M4 6h16', tone: 'plum' }, ['navigation.0.text']],
  [{ menu: 'main', icon: '<path d="M4 6h16">' }, ['navigation.0.icon']],
  [{ menu: 'sidebar' }, ['navigation.0.menu']],
])('reports errors of a menu entry with %j at %j', (entry, places) => {
  expect(placesOf(mf({ navigation: [{ route: 'cinema', label, ...entry }] }))).toEqual(places);
});

test('names the field of each error', () => {
  const input = mf({
    name: 'mf-cinema',
    routes: [{ ...route, module: './src/pages/cinema' }],
    redirects: [{ from: '/uzletek/mozi', to: 'cinema', language: 'de' }],
  });
  expect(placesOf(input)).toEqual(['name', 'routes.0.module', 'redirects.0.language']);
});
