import { type ImageSet, mfJsonSchema, type RouteRef, type SearchResult } from '@mall/contracts';
import { searchLinks } from './search-links.ts';
import type { ShellContext } from './shell-context.ts';

const image: ImageSet = { '1x': '/media/a.jpg', width: 4, height: 3, alt: 'A' };
const featured = { images: { featured: image } };

const NOTHING: SearchResult = { shops: [], posts: [], discounts: [], pages: [], places: [] };
const RESULT: SearchResult = {
  ...NOTHING,
  shops: [{ slug: 'hm', name: 'H&M', images: { logo: image } }],
  posts: [{ slug: 'hir', title: 'Hír', ...featured }],
};

const route = (id: string, more: object = {}) => ({
  ...{ id, module: './pages/one' },
  paths: { hu: `/${id}`, en: `/${id}` },
  ...more,
});
const detail = (id: string, entries: 'shops' | 'posts') =>
  route(id, { entries, paths: { hu: `/${id}/:slug`, en: `/${id}/:slug` } });

/** A site whose one app shows items by `routes` and declares `navigation`. */
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
) => searchLinks(site, { ...NOTHING, ...result }, query, shellContext);
const pathsIn = (...args: Parameters<typeof groups>) =>
  groups(...args).flatMap(({ links }) => links.map(({ path }) => path));

test('each item leads to the page of the app that shows such items', () => {
  const site = siteWith([detail('bolt', 'shops'), detail('cikk', 'posts')]);
  expect(groups(site, RESULT)).toEqual([
    { kind: 'shops', links: [{ title: 'H&M', path: '/bolt/hm', image, imageFit: 'contain' }] },
    { kind: 'posts', links: [{ title: 'Hír', path: '/cikk/hir', image }] },
  ]);
});

test('what no live app has a page for is left out', () => {
  expect(groups(siteWith([detail('cikk', 'posts')]), RESULT).map(({ kind }) => kind)).toEqual([
    'posts',
  ]);
  const places = [{ id: 'wc', kind: 'restroom' as const, floor: 'Földszint', name: 'Mosdó' }];
  const pages = [{ page: 'gone', title: 'Elment', text: '' }];
  expect(groups(siteWith([route('terkep')]), { pages, places })).toEqual([]);
});

test('lists found pages and sections first, by their route', () => {
  const pages = [
    { page: 'contact', section: 'parkolas', title: 'Parkolás', text: 'Elérhetőség' },
    { page: 'info', title: 'Információ', text: 'Itt segítünk.' },
  ];
  const [first, ...others] = groups(siteWith([detail('bolt', 'shops')]), { ...RESULT, pages });
  expect(first).toEqual({
    kind: 'pages',
    links: [
      { title: 'Parkolás', text: 'Elérhetőség', path: '/contact#parkolas' },
      { title: 'Információ', text: 'Itt segítünk.', path: '/info' },
    ],
  });
  expect(others.map(({ kind }) => kind)).toEqual(['shops']);
});

test('a place leads to the map that declares how to show it', () => {
  const places = [{ id: 'wc-1', kind: 'restroom' as const, floor: 'Földszint', name: 'Mosdó' }];
  const site = siteWith([route('terkep', { queryKeys: { place: 'hova' } })]);
  expect(groups(site, { places })).toEqual([
    { kind: 'places', links: [{ title: 'Mosdó', text: 'Földszint', path: '/terkep?hova=wc-1' }] },
  ]);
});

describe('pages that an app declares', () => {
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
    ['mozi', '/mozi'],
    ['MOZ', '/mozi'],
    ['5D', '/mozi'],
    ['vetites', '/mozi'],
    ['film moz', '/mozi'],
    ['adatvéd', '/info#adat'],
  ])('%s finds %s once', (query, path) => {
    expect(pathsIn(site, {}, query)).toEqual([path]);
  });

  test.each(['movies', 'ozi', 'm', 'mo', 'mozi bolt', '&', 'und'])('%s finds none', (query) => {
    expect(pathsIn(site, {}, query)).toEqual([]);
  });

  test('of two entries for a page the first names it', () => {
    expect(groups(site, {}, 'mozi')[0]?.links).toEqual([{ title: 'Mozi', path: '/mozi' }]);
  });

  test('what the API has found is not named twice', () => {
    const pages = [{ page: 'mozi' as RouteRef, title: 'Mozi', text: 'Tizenegy terem.' }];
    expect(groups(site, { pages }, 'mozi')[0]?.links).toEqual([
      { title: 'Mozi', text: 'Tizenegy terem.', path: '/mozi' },
    ]);
    const prices = [{ page: 'mozi', section: 'jegyarak', title: 'Jegyárak', text: 'Mozi' }];
    expect(pathsIn(site, { pages: prices }, 'mozi')).toEqual(['/mozi#jegyarak']);
  });
});
