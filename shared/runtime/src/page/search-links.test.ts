import {
  type ImageSet,
  mfJsonSchema,
  type RouteRef,
  type SearchKind,
  type SearchResult,
} from '@mall/contracts';
import { searchLinks } from './search-links.ts';
import type { ShellContext } from './shell-context.ts';

const image: ImageSet = { '1x': '/media/a.jpg', width: 4, height: 3, alt: 'A' };
const featured = { images: { featured: image } };

const NOTHING: SearchResult = {
  ...{ order: [], shops: [], posts: [], discounts: [], pages: [], places: [] },
  ...{ shop_lists: [], movies: [], events: [] },
};
const HOURS = { hours: [], exceptions: [] };
const RESULT: SearchResult = {
  ...NOTHING,
  order: ['shops', 'posts'],
  shops: [{ slug: 'hm', name: 'H&M', images: { logo: image }, floor: 'Emelet', ...HOURS }],
  posts: [{ slug: 'hir', title: 'Hír', ...featured }],
};

const route = (id: string, more: object = {}) => ({
  ...{ id, module: './pages/one', paths: { hu: `/${id}`, en: `/${id}` } },
  ...more,
});
const detail = (id: string, entries: 'shops' | 'posts') =>
  route(id, { entries, paths: { hu: `/${id}/:slug`, en: `/${id}/:slug` } });

const siteWith = (routes: object[], navigation: object[] = []) => [
  mfJsonSchema.parse({ name: 'sample', owner: 'team-sample', routes, navigation }),
];

const shellContext: Pick<ShellContext, 'language' | 'pathTo' | 'hasRoute'> = {
  language: 'hu',
  pathTo: (...[id, params]) => (params ? `/${id}/${params.slug}` : `/${id}`),
  hasRoute: (id) => id !== 'gone',
};

const groups = (
  site: ReturnType<typeof siteWith>,
  result: Partial<SearchResult> = {},
  query = 'x',
) => {
  const order = Object.keys(result).filter((key) => key !== 'order') as SearchKind[];
  return searchLinks(site, { ...NOTHING, order, ...result }, query, shellContext);
};
const pathsIn = (...args: Parameters<typeof groups>) =>
  groups(...args).flatMap(({ links }) => links.map(({ path }) => path));
const places: SearchResult['places'] = [
  { id: 'wc', kind: 'restroom', floor: 'Földszint', name: 'Mosdó' },
];

const shopLink = {
  ...{ title: 'H&M', text: 'Emelet', hours: HOURS },
  ...{ path: '/bolt/hm', image, imageFit: 'contain' },
};

test('links each item to its page in the app that shows such items', () => {
  const site = siteWith([detail('bolt', 'shops'), detail('cikk', 'posts')]);
  expect(groups(site, RESULT)).toEqual([
    { kind: 'shops', links: [shopLink] },
    { kind: 'posts', links: [{ title: 'Hír', path: '/cikk/hir', image }] },
  ]);
});

test('leaves out results that no live app has a page for', () => {
  expect(groups(siteWith([detail('cikk', 'posts')]), RESULT).map(({ kind }) => kind)).toEqual([
    'posts',
  ]);
  const pages = [{ page: 'gone', title: 'Elment', text: '' }];
  expect(groups(siteWith([route('terkep')]), { pages, places })).toEqual([]);
});

test('links a category and a service to the list that declares how to filter it', () => {
  const keys = { category: 'fajta', service: 'szolg' };
  const lists: SearchResult['shop_lists'] = [
    { title: 'Sport és szabadidő', category: 'recreation' },
    { title: 'Állatbarát üzletek', service: 'pet-friendly' },
  ];
  const paths = pathsIn(siteWith([route('lista', { queryKeys: keys })]), { shop_lists: lists });
  expect(paths).toEqual(['/lista?fajta=recreation', '/lista?szolg=pet-friendly']);
});

test('links a film to its page, and an event to the page that announces it', () => {
  const movies = [{ slug: 'expressz', name: 'Hópehely expressz', genre: 'Mese', poster: image }];
  const from = '2026-11-28T14:00:00+01:00';
  const events = [{ title: 'Etetés', url: '/akvarium#etetes', place: 'Akvárium', from }];
  const film = route('film', {
    entries: 'movies',
    paths: { hu: '/film/:slug', en: '/film/:slug' },
  });
  expect(groups(siteWith([film]), { movies, events }).flatMap(({ links }) => links)).toEqual([
    { title: 'Hópehely expressz', text: 'Mese', image, path: '/film/expressz' },
    { title: 'Etetés', text: 'Akvárium', from, path: '/akvarium#etetes' },
  ]);
});

describe('pages declared by an app', () => {
  const site = siteWith(
    [],
    [
      {
        ...{ menu: 'main', route: 'mozi', label: { hu: 'Mozi', en: 'Cinema' } },
        keywords: { hu: 'filmek vetítés 5d', en: 'movies' },
      },
      { menu: 'footer', route: 'mozi', label: { hu: 'Mozi és jegyek', en: 'Cinema' } },
      {
        ...{ menu: 'legal', route: 'info', hash: 'adat' },
        label: { hu: 'Adatvédelmi tájékoztató', en: 'Privacy notice' },
      },
    ],
  );

  test.each([
    ...['mozi', 'MOZ', '5D', 'vetites', 'film moz'].map((query) => [query, ['/mozi']] as const),
    ['adatvéd', ['/info#adat']] as const,
    ...['movies', 'ozi', 'm', 'mo', 'mozi bolt', '&', 'und'].map((query) => [query, []] as const),
  ])('are found by "%s": %j', (query, paths) => {
    expect(pathsIn(site, {}, query)).toEqual(paths);
  });

  test('take their name from the first entry', () => {
    expect(groups(site, {}, 'mozi')[0]?.links).toEqual([{ title: 'Mozi', path: '/mozi' }]);
  });

  test('lead when their label begins with the query, else follow what the API found', () => {
    const kinds = (query: string) =>
      groups([...site, ...siteWith([detail('bolt', 'shops')])], { shops: RESULT.shops }, query).map(
        ({ kind }) => kind,
      );
    expect(kinds('moz')).toEqual(['pages', 'shops']);
    expect(kinds('vetítés')).toEqual(['shops', 'pages']);
  });

  test('do not repeat results of the API', () => {
    const pages = [{ page: 'mozi' as RouteRef, title: 'Mozi', text: 'Tizenegy terem.' }];
    expect(groups(site, { pages }, 'mozi')[0]?.links).toEqual([
      { title: 'Mozi', text: 'Tizenegy terem.', path: '/mozi' },
    ]);
    const prices = [{ page: 'mozi', section: 'jegyarak', title: 'Jegyárak', text: 'Mozi' }];
    expect(pathsIn(site, { pages: prices }, 'mozi')).toEqual(['/mozi#jegyarak']);
  });
});
