import { type ImageSet, mfJsonSchema, type SearchResult, type SiteRecord } from '@mall/contracts';
import type { ShellContext } from '@mall/runtime';
import { suggestionGroups } from './suggestion-groups.ts';

const image: ImageSet = { '1x': '/media/a.jpg', width: 4, height: 3, alt: 'A' };
const featured = { images: { featured: image } };

const RESULT: SearchResult = {
  shops: [{ slug: 'hm', name: 'H&M', images: { logo: image } }],
  posts: [{ slug: 'hir', title: 'Hír', ...featured }],
  discounts: [],
};
const NOTHING: SearchResult = { shops: [], posts: [], discounts: [] };

const detail = (id: string, entries: 'shops' | 'posts') => ({
  ...{ id, entries, module: './pages/detail' },
  paths: { hu: `/${id}/:slug`, en: `/${id}/:slug` },
});

/** A site whose one app shows items by `routes` and declares `navigation`. */
function siteWith(routes: object[], navigation: object[] = []): SiteRecord {
  const mf = mfJsonSchema.parse({ name: 'sample', owner: 'team-sample', routes, navigation });
  return { apps: [mf] } as unknown as SiteRecord;
}

const shellContext: Pick<ShellContext, 'language' | 'pathTo'> = {
  language: 'hu',
  pathTo: (...[id, params]) => (params ? `/${id}/${params.slug}` : `/${id}`),
};

const kindsOf = (site: SiteRecord) =>
  suggestionGroups(RESULT, 'x', site, shellContext).map(({ kind }) => kind);

test('each suggestion leads to the page of the app that shows such items', () => {
  const site = siteWith([detail('bolt', 'shops'), detail('cikk', 'posts')]);
  expect(suggestionGroups(RESULT, 'h', site, shellContext)).toEqual([
    { kind: 'shops', suggestions: [{ title: 'H&M', path: '/bolt/hm', image, isLogo: true }] },
    { kind: 'posts', suggestions: [{ title: 'Hír', path: '/cikk/hir', image }] },
  ]);
});

test('what no live app has a page for is left out', () => {
  expect(kindsOf(siteWith([detail('cikk', 'posts')]))).toEqual(['posts']);
});

test('a group has five suggestions at most', () => {
  const posts = Array.from({ length: 8 }, (_, n) => ({ slug: `p${n}`, title: 'P', ...featured }));
  const site = siteWith([detail('cikk', 'posts')]);
  const [group] = suggestionGroups({ ...NOTHING, posts }, 'p', site, shellContext);
  expect(group?.suggestions.map(({ path }) => path)).toEqual([
    ...['/cikk/p0', '/cikk/p1', '/cikk/p2', '/cikk/p3', '/cikk/p4'],
  ]);
});

describe('pages of the apps', () => {
  const site = siteWith(
    [],
    [
      {
        ...{ menu: 'main', route: 'mozi', label: { hu: 'Mozi', en: 'Cinema' } },
        keywords: { hu: 'filmek vetítés', en: 'movies' },
      },
      { menu: 'footer', route: 'mozi', label: { hu: 'Mozi', en: 'Cinema' } },
      {
        ...{ menu: 'legal', route: 'info', hash: 'adat' },
        label: { hu: 'Adatvédelmi tájékoztató', en: 'Privacy notice' },
      },
    ],
  );
  const found = (query: string) =>
    suggestionGroups(NOTHING, query, site, shellContext).flatMap(({ suggestions }) => suggestions);

  test.each([
    ['mozi', '/mozi'],
    ['MOZ', '/mozi'],
    ['vetites', '/mozi'],
    ['film moz', '/mozi'],
    ['adatvéd', '/info#adat'],
  ])('%s finds %s once', (query, path) => {
    expect(found(query).map((page) => page.path)).toEqual([path]);
  });

  test.each(['movies', 'ozi', 'mozi bolt', '&', 'und'])('%s finds none', (query) => {
    expect(found(query)).toEqual([]);
  });
});
