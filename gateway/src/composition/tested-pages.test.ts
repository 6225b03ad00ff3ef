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
    PUBLIC_ORIGIN: 'https://mall.example',
  });
  return { releases, record, routes: routeTable(record.apps) };
}

/** The paths in the order of testing. */
async function tested(
  candidate: TestedComposition,
  live?: TestedComposition,
  env: Record<string, string> = {},
) {
  const context = testContext(await store, 1_000, { API_ORIGIN: api.origin, ...env });
  const { first, rest } = await testedPages(candidate, live, context);
  const paths = (routes: typeof first) =>
    routes
      .flat()
      .map(({ url }) => url)
      .sort();
  return { first: paths(first), rest: paths(rest), lines: context.lines };
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

test('a page with a parameter is tested with the first item of its list, in both languages', async () => {
  const { first } = await tested(await composition(shell, shops));
  expect(first).toEqual(['/', '/home', '/shops', '/shops/hm', '/uzletek', '/uzletek/hm']);
});

test('the pages of a route are together', async () => {
  const context = testContext(await store, 1_000, { API_ORIGIN: api.origin });
  const { first } = await testedPages(await composition(shell, shops), undefined, context);
  expect(first.map((pages) => pages.map(({ url }) => url))).toEqual([
    ['/', '/home'],
    ['/uzletek', '/shops'],
    ['/uzletek/hm', '/shops/hm'],
  ]);
});

test('a neutral page is tested in both languages, and an alias in its own', async () => {
  const zoo = route('zoo', '/tropicarium', '/tropicarium', {
    aliases: [{ path: '/aquarium', language: 'en' }],
  });
  const candidate = await composition({ name: 'content', mf: { routes: [zoo] } });
  const context = testContext(await store, 1_000, { API_ORIGIN: api.origin });
  const { first } = await testedPages(candidate, undefined, context);
  expect(first).toEqual([
    [
      { url: '/tropicarium', storedLanguage: 'hu' },
      { url: '/tropicarium', storedLanguage: 'en' },
      { url: '/aquarium', storedLanguage: 'en' },
    ],
  ]);
});

test('an item whose path is another page is passed over', async () => {
  const map = route('shop-map', '/uzletek/hm', '/shops/hm');
  const mf = { routes: [...shopRoutes, map] };
  const { first } = await tested(await composition(shell, { ...shops, mf }));
  expect(first.filter((path) => path.startsWith('/shops/'))).toEqual(['/shops/hm', '/shops/map']);
});

test('without the API the pages without parameters are tested, and the log says so', async () => {
  api.isDown = true;
  const { first, lines } = await tested(await composition(shell, shops));
  expect(first).toEqual(['/', '/home', '/shops', '/uzletek']);
  expect(lines).toEqual([expect.objectContaining({ level: 40, err: expect.anything() })]);
});

describe('before the swap', () => {
  test('the pages on which a changed remote runs', async () => {
    const live = await composition(shell, shops, cinema);
    const { first, rest } = await tested(await composition(shell, shops, changed(cinema)), live);
    expect(first).toEqual(['/', '/cinema', '/home', '/mozi']);
    expect(rest).toEqual(['/shops', '/shops/hm', '/uzletek', '/uzletek/hm']);
  });

  test('those alone, when no others are wanted', async () => {
    const live = await composition(shell, shops, cinema);
    const next = await composition(shell, shops, changed(cinema));
    const { first, rest } = await tested(next, live, { SMOKE_TEST: 'changed' });
    expect(first).toEqual(['/', '/cinema', '/home', '/mozi']);
    expect(rest).toEqual([]);
  });

  test('the pages of an app whose code shows a slot of the changed remote', async () => {
    const uses = { routes: [], slots: [{ slot: 'films', module: 'mf-shops/src/a.tsx' }] };
    const live = await composition(shell, { ...shops, uses }, cinema);
    const next = await composition(shell, { ...shops, uses }, changed(cinema));
    expect((await tested(next, live)).rest).toEqual([]);
  });

  test.each<[what: string, next: FakeBuild[]]>([
    ['a changed shell', [changed(shell), cinema]],
    ['an app that is taken out', [shell]],
    [
      'a changed route',
      [shell, { ...cinema, mf: { routes: [route('cinema', '/film', '/film')] } }],
    ],
  ])('every page, with %s', async (_what, next) => {
    const live = await composition(shell, cinema);
    const { first, rest } = await tested(await composition(...next), live);
    expect(first).toEqual(expect.arrayContaining(['/', '/home']));
    expect(rest).toEqual([]);
  });

  test('the new pages, those with their slots and one page of each app, with a new app', async () => {
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

  test('no page of an app whose code shows other slots', async () => {
    const uses = { routes: [], slots: [{ slot: 'offers', module: 'mf-shops/src/a.tsx' }] };
    const live = await composition(shell, { ...shops, uses }, cinema);
    const next = await composition(shell, { ...shops, uses }, changed(cinema));
    expect((await tested(next, live)).rest).toContain('/shops');
  });

  test('only the page with the slot, of an app whose route declares it', async () => {
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

test('a list whose first items have no page of their own is passed over', async () => {
  const map = [
    route('map', '/uzletek/hm', '/shops/hm'),
    route('plan', '/uzletek/map', '/shops/map'),
  ];
  const mf = { routes: [...shopRoutes, ...map] };
  const { first, lines } = await tested(await composition({ ...shops, mf }));
  expect(first.filter((path) => path.startsWith('/shops/'))).toEqual(['/shops/hm', '/shops/map']);
  expect(lines).toEqual([]);
});

test('a campaign that has not begun is tested as staff see it', async () => {
  const candidate = await composition({
    name: 'campaigns',
    mf: {
      routes: [
        route('easter', '/husvet', '/easter', { campaign: 'easter' }),
        route('parking', '/parkolo', '/parking'),
      ],
    },
  });
  const context = testContext(await store, 1_000, { API_ORIGIN: api.origin });
  const { first } = await testedPages(candidate, undefined, context);
  const previews = first.flat().filter(({ preview }) => preview);
  expect(previews.map(({ url }) => url).sort()).toEqual(['/easter', '/husvet']);
});
