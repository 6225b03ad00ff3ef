/** Which pages the smoke test renders, and which of them before the swap. */
import { type Release, type SiteRecord, siteRecord } from '@mall/contracts';
import { type FakeBuild, publishFake, route, temporaryStore } from '@mall/release/testing';
import { routeTable } from '@mall/routing';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { testContext } from '../testing/start-instance.ts';
import { type TestedComposition, testedPages } from './tested-pages.ts';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi();
});
afterEach(() => api.close());

const store = temporaryStore();

async function composition(...builds: FakeBuild[]): Promise<TestedComposition> {
  const releases: Release[] = [];
  for (const build of builds) releases.push(await publishFake(await store, build));
  const record: SiteRecord = siteRecord({ revision: 1 }, releases, {
    BRAND_NAME: 'Mall',
    BRAND_SLUG: 'mall',
    VITALS_PERCENT: 10,
    PUBLIC_ORIGIN: 'https://mall.example',
  });
  return { releases, record, routes: routeTable(record.apps) };
}

/** All pages by route, and the sorted paths of those before and after the swap. */
async function tested(
  candidate: TestedComposition,
  live?: TestedComposition,
  env: Record<string, string> = {},
) {
  const context = testContext(await store, 1_000, { API_ORIGIN: api.origin, ...env });
  const { first, rest } = await testedPages(candidate, live, context);
  const paths = (pages: typeof first) => pages.flatMap((page) => page.map(({ url }) => url)).sort();
  const routes = [...first, ...rest];
  return { routes, first: paths(first), rest: paths(rest), lines: context.lines };
}

const shell: FakeBuild = {
  name: 'shell',
  mf: { routes: [route('home', '/', '/home', { slots: ['films'] })] },
};
const shopRoutes = [
  route('shops', '/uzletek', '/shops'),
  route('shop', '/uzletek/:slug', '/shops/:slug', { entries: 'shops' }),
];
const shops: FakeBuild = { name: 'shops', mf: { routes: shopRoutes } };
const cinema: FakeBuild = {
  name: 'cinema',
  mf: {
    routes: [route('cinema', '/mozi', '/cinema')],
    slots: [{ name: 'films', module: './slots/films' }],
  },
};
const changed = (build: FakeBuild, more: Partial<FakeBuild> = {}): FakeBuild => ({
  ...build,
  ...more,
  files: { 'web/version.txt': 'two' },
});

const ALL = ['/', '/cinema', '/home', '/mozi', '/shops', '/uzletek'];

test('tests each route in both languages, with the first item of its list', async () => {
  const { routes } = await tested(await composition(shops, cinema));
  expect(routes.map((pages) => pages.map(({ url }) => url))).toEqual([
    ['/uzletek', '/shops'],
    ['/mozi', '/cinema'],
    ['/uzletek/hm', '/shops/hm'],
  ]);
});

test('tests a neutral page in both languages, and an alias in its own', async () => {
  const aliases = [{ path: '/aquarium', language: 'en' }];
  const zoo = route('zoo', '/tropicarium', '/tropicarium', { aliases });
  const { routes } = await tested(await composition({ name: 'content', mf: { routes: [zoo] } }));
  expect(routes).toEqual([
    [
      { url: '/tropicarium', storedLanguage: 'hu' },
      { url: '/tropicarium', storedLanguage: 'en' },
      { url: '/aquarium', storedLanguage: 'en' },
    ],
  ]);
});

test.each([
  ['an item', [route('shop-map', '/uzletek/hm', '/shops/hm')]],
  [
    'all first items of a list',
    [route('map', '/uzletek/hm', '/shops/hm'), route('plan', '/uzletek/map', '/shops/map')],
  ],
])('skips %s with the path of another page', async (_what, others) => {
  const mf = { routes: [...shopRoutes, ...others] };
  const { rest, lines } = await tested(await composition({ ...shops, mf }));
  expect(rest.filter((path) => path.startsWith('/shops/'))).toEqual(['/shops/hm', '/shops/map']);
  expect(lines).toEqual([]);
});

test('tests pages without parameters while the API is unavailable, with a warning', async () => {
  api.isDown = true;
  const { rest, lines } = await tested(await composition(shell, shops));
  expect(rest).toEqual(['/home', '/shops', '/uzletek']);
  expect(lines).toMatchObject([{ level: 40, err: expect.anything() }]);
});

test('tests the items of each list that the API has, whatever becomes of another', async () => {
  const offers = route('offer', '/akciok/:slug', '/offers/:slug', { entries: 'discounts' });
  const candidate = await composition(shops, { name: 'offers', mf: { routes: [offers] } });
  const { rest, lines } = await tested(candidate);
  expect(rest).toEqual(['/shops', '/shops/hm', '/uzletek', '/uzletek/hm']);
  expect(lines).toMatchObject([{ level: 40, app: 'offers', route: 'offer' }]);
});

test.each(['all', 'changed'])(
  'a gateway that starts serves after the home page: %s',
  async (env) => {
    const { first, rest } = await tested(await composition(shell, shops), undefined, {
      SMOKE_TEST: env,
    });
    expect(first).toEqual(['/']);
    expect(rest).toEqual(['/home', '/shops', '/shops/hm', '/uzletek', '/uzletek/hm']);
  },
);

describe('before the swap', () => {
  const otherPages = ['/shops', '/shops/hm', '/uzletek', '/uzletek/hm'];

  test.each([
    [{}, otherPages],
    [{ SMOKE_TEST: 'changed' }, []],
  ])('tests the pages on which a changed remote runs: %j', async (env, after) => {
    const live = await composition(shell, shops, cinema);
    const next = await composition(shell, shops, changed(cinema));
    const { first, rest } = await tested(next, live, env);
    expect(first).toEqual(['/', '/cinema', '/home', '/mozi']);
    expect(rest).toEqual(after);
  });

  test('renders the home page, which no change of the shops can break', async () => {
    const live = await composition(shell, shops, cinema);
    const next = await composition(shell, changed(shops), cinema);
    const { first, rest } = await tested(next, live);
    expect(first).toEqual(['/', '/shops', '/shops/hm', '/uzletek', '/uzletek/hm']);
    expect(rest).toEqual(['/cinema', '/home', '/mozi']);
  });

  test.each([
    ['films', []],
    ['offers', otherPages],
  ])('tests an app whose code shows a slot of the changed remote: %s', async (slot, after) => {
    const uses = { routes: [], slots: [{ slot, module: 'mf-shops/src/a.tsx' }] };
    const live = await composition(shell, { ...shops, uses }, cinema);
    const next = await composition(shell, { ...shops, uses }, changed(cinema));
    expect((await tested(next, live)).rest).toEqual(after);
  });

  test.each<[what: string, next: FakeBuild[]]>([
    ['a changed shell', [changed(shell), cinema]],
    ['an app that is taken out', [shell]],
    ['a changed route', [shell, { ...cinema, mf: { routes: [route('cinema', '/film')] } }]],
  ])('tests every page after %s', async (_what, next) => {
    const live = await composition(shell, cinema);
    const { first, rest } = await tested(await composition(...next), live);
    expect(first).toEqual(expect.arrayContaining(['/', '/home']));
    expect(rest).toEqual([]);
  });

  test('tests the pages of a new app, those with its slots, and one page of each other app', async () => {
    const cards: FakeBuild = {
      name: 'cards',
      mf: {
        routes: [route('cards', '/kartyak', '/cards'), route('balance', '/egyenleg', '/balance')],
        navigation: [{ menu: 'footer', route: 'cards', label: { hu: 'Kártyák', en: 'Cards' } }],
      },
    };
    const live = await composition(shell, shops, cinema);
    const { first, rest } = await tested(await composition(shell, shops, cinema, cards), live);
    const added = ['/balance', '/cards', '/egyenleg', '/kartyak'];
    expect(first).toEqual([...added, ...ALL].sort());
    expect(rest).toEqual(['/shops/hm', '/uzletek/hm']);
  });

  test('tests only the page with the slot when the route declares it', async () => {
    const uses = { routes: [], slots: [{ slot: 'films', module: 'mf-cards/src/a.tsx' }] };
    const routes = [
      route('cards', '/kartyak', '/cards', { slots: ['films'] }),
      route('balance', '/egyenleg', '/balance'),
    ];
    const cards: FakeBuild = { name: 'cards', mf: { routes }, uses };
    const live = await composition(shell, cards, cinema);
    const { first, rest } = await tested(await composition(shell, cards, changed(cinema)), live);
    expect(first).toContain('/cards');
    expect(rest).toEqual(['/balance', '/egyenleg']);
  });
});

test('tests a campaign that has not begun as a preview', async () => {
  const easter = route('easter', '/husvet', '/easter', { campaign: 'easter' });
  const mf = { routes: [easter, route('parking', '/parkolo', '/parking')] };
  const { routes } = await tested(await composition({ name: 'campaigns', mf }));
  const previews = routes.flat().filter(({ preview }) => preview);
  expect(previews.map(({ url }) => url).sort()).toEqual(['/easter', '/husvet']);
});
