import { socialCard } from '@mall/contracts';
import { anImageSet } from '@mall/testing';
import { sampleModules } from '../remotes/testing/sample-site.ts';
import type { PageState } from '../site/page-state.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { samplePage } from '../site/testing/sample-page.ts';
import { pageHead } from './head.ts';

const image = anImageSet();
const meta = jest.fn();

const describePage = (parts: object = {}) =>
  meta.mockReturnValue({ title: 'Comet', description: 'A film.', ...parts });

beforeEach(() => void describePage());

async function headOf(state: PageState, isLoaded = true) {
  const modules = sampleModules();
  for (const page of ['movie', 'home', 'ticket']) {
    modules[`cinema ./pages/${page}`] = { meta, Component: () => null };
  }
  const sample = sampleLanguageContext(modules, () => Promise.reject(new Error('no data here')));
  const found = 'routeId' in state ? sample.table.find(state.routeId) : undefined;
  if (found && isLoaded) await sample.registry.load(found.app, found.route.module);
  const { tags, language } = pageHead(sample, state);
  const metaTags = tags.filter(({ tag }) => tag === 'meta');
  return {
    language,
    title: tags.find(({ tag }) => tag === 'title')?.text,
    meta: Object.fromEntries(
      metaTags.map(({ attributes }) => [
        attributes.name ?? attributes.property,
        attributes.content,
      ]),
    ),
    properties: metaTags.flatMap(({ attributes }) => attributes.property ?? []),
    links: tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes),
    scripts: tags.filter(({ tag }) => tag === 'script'),
  };
}

const LONG = 'A night with sharks, rays and a story, told in the tunnel';

test.each([
  ['carries the brand', 'movie', 'Comet', 'Comet – Sample'],
  ['has no brand on the home page', 'home', 'Comet', 'Comet'],
  ['leaves the brand out where it is long', 'movie', LONG, LONG],
])('a page’s title %s', async (_, routeId, title, whole) => {
  describePage({ title });
  expect((await headOf(samplePage(routeId, 'comet'))).title).toBe(whole);
});

test('a page is described in its language, with a canonical URL and one for each language', async () => {
  const { links, language } = await headOf(samplePage('movie', 'comet', 'en'));
  const [parts] = meta.mock.lastCall ?? [];
  expect(parts).toMatchObject({
    ...{ data: null, params: { slug: 'comet' }, language: 'en' },
    ...{ brand: { name: 'Sample', slug: 'sample' }, origin: 'https://mall.example' },
  });
  expect(language).toBe('en');
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://mall.example/cinema/comet' },
    { rel: 'alternate', hreflang: 'hu', href: 'https://mall.example/mozi/comet' },
    { rel: 'alternate', hreflang: 'en', href: 'https://mall.example/cinema/comet' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://mall.example/mozi/comet' },
  ]);
});

test('describes the page for shared links', async () => {
  describePage({ image, type: 'article' });
  const shown = await headOf(samplePage('movie', 'comet', 'en'));
  expect(shown.meta).toEqual({
    description: 'A film.',
    'og:title': 'Comet',
    'og:description': 'A film.',
    'og:type': 'article',
    'og:site_name': 'Sample',
    'og:locale': 'en_GB',
    'og:locale:alternate': 'hu_HU',
    'og:image': `https://mall.example${socialCard(image)['1x']}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': image.alt || 'Comet',
    'twitter:card': 'summary_large_image',
    'og:url': 'https://mall.example/cinema/comet',
  });
  expect(shown.properties).not.toContain('description');
  expect(shown.properties).toContain('og:url');
});

test('a page that names no type and image is a website with the picture of the site', async () => {
  expect((await headOf(samplePage('movie', 'comet'))).meta).toMatchObject({
    'og:type': 'website',
    'og:image': 'https://mall.example/card.png',
    'og:image:alt': 'Comet',
  });
});

test('a page names the feed of what it lists', async () => {
  describePage({ feed: { title: 'News', path: '/api/news.atom' } });
  expect((await headOf(samplePage('movie', 'comet'))).links).toContainEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'News',
    href: 'https://mall.example/api/news.atom',
  });
});

test('names the vocabulary of structured data', async () => {
  describePage({ structuredData: [{ '@type': 'Movie', name: 'Comet' }] });
  const { scripts } = await headOf(samplePage('movie', 'comet'));
  expect(scripts.map(({ attributes }) => attributes)).toEqual([{ type: 'application/ld+json' }]);
  expect(JSON.parse(scripts[0]?.text ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: 'Comet',
  });
});

test.each([
  ['its module hides it', 'movie', { noindex: true }, { robots: 'noindex' }],
  [
    'its path carries a token',
    'ticket',
    { structuredData: [{}], image },
    { robots: 'noindex', referrer: 'no-referrer' },
  ],
])('a page is not indexed and names no URL when %s', async (_, routeId, described, robots) => {
  describePage(described);
  const shown = await headOf(samplePage(routeId, 'comet'));
  expect(shown.meta).toEqual({ description: 'A film.', ...robots });
  expect(shown).toMatchObject({ title: 'Comet – Sample', links: [], scripts: [] });
});

const unavailable: PageState = {
  ...samplePage('movie', 'comet'),
  kind: 'unavailable',
  app: 'cinema',
};

test.each([
  ['not found', { kind: 'not-found', language: 'hu' } as const, true, 'not-found'],
  ['unavailable', unavailable, true, 'unavailable'],
  ['offline', { kind: 'offline', language: 'hu' } as const, true, 'unavailable.offline'],
  ['broken', samplePage('movie', 'comet'), false, 'unavailable'],
  ['of no app', samplePage('gone'), true, 'unavailable'],
])('a page that is %s has the shell’s head and is not indexed', async (_, state, isLoaded, key) => {
  const shown = await headOf(state, isLoaded);
  expect(shown).toMatchObject({ language: 'hu', title: `${key}.title – Sample`, links: [] });
  expect(shown.meta).toEqual({ description: `${key}.description`, robots: 'noindex' });
});
