import { socialCard } from '@mall/contracts';
import { anImageSet } from '@mall/testing';
import { sampleModules } from '../remotes/testing/sample-site.ts';
import type { PageState } from '../site/page-state.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { pageHead } from './head.ts';

const image = anImageSet();
const meta = jest.fn();

beforeEach(() => {
  meta.mockReturnValue({ title: 'Comet', description: 'A film about a comet.' });
});

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

const pageAt = (routeId: string, slug?: string, language: 'hu' | 'en' = 'hu'): PageState => ({
  kind: 'page',
  language,
  routeId,
  params: slug ? { slug } : {},
  data: { name: 'Comet' },
});

test('a page’s title carries the brand, except on the home page', async () => {
  expect((await headOf(pageAt('movie', 'comet'))).title).toBe('Comet – Sample');
  expect((await headOf(pageAt('home'))).title).toBe('Comet');
});

test('a page has one canonical URL and one for each language', async () => {
  const { links, language } = await headOf(pageAt('movie', 'comet', 'en'));
  expect(language).toBe('en');
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://mall.example/cinema/comet' },
    { rel: 'alternate', hreflang: 'hu', href: 'https://mall.example/mozi/comet' },
    { rel: 'alternate', hreflang: 'en', href: 'https://mall.example/cinema/comet' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://mall.example/mozi/comet' },
  ]);
});

test('describes the page for shared links', async () => {
  meta.mockReturnValue({ title: 'Comet', description: 'A film.', image });
  const shown = await headOf(pageAt('movie', 'comet', 'en'));
  expect(shown.meta).toEqual({
    description: 'A film.',
    'og:title': 'Comet',
    'og:description': 'A film.',
    'og:type': 'website',
    'og:site_name': 'Sample',
    'og:locale': 'en_GB',
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

test('a page without an image of its own has the picture of the site', async () => {
  expect((await headOf(pageAt('movie', 'comet'))).meta).toMatchObject({
    'og:image': 'https://mall.example/card.png',
    'og:image:alt': 'Comet',
  });
});

test('marks a hidden page as noindex, without other URLs', async () => {
  meta.mockReturnValue({ title: 'Comet', description: 'A film.', noindex: true });
  const shown = await headOf(pageAt('movie', 'comet'));
  expect(shown.meta).toEqual({ description: 'A film.', robots: 'noindex' });
  expect(shown.links).toEqual([]);
});

test('a page names the feed of what it lists', async () => {
  const feed = { title: 'News', path: '/api/news.atom' };
  meta.mockReturnValue({ title: 'Comet', description: 'A film.', feed });
  expect((await headOf(pageAt('movie', 'comet'))).links).toContainEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'News',
    href: 'https://mall.example/api/news.atom',
  });
});

test('names the vocabulary of structured data', async () => {
  const structuredData = [{ '@type': 'Movie', name: 'Comet' }];
  meta.mockReturnValue({ title: 'Comet', description: 'A film.', structuredData });
  const { scripts } = await headOf(pageAt('movie', 'comet'));
  expect(scripts.map(({ attributes }) => attributes)).toEqual([{ type: 'application/ld+json' }]);
  expect(JSON.parse(scripts[0]?.text ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: 'Comet',
  });
});

test('a module makes the head from its data, parameters, language and messages', async () => {
  await headOf(pageAt('movie', 'comet', 'en'));
  expect(meta).toHaveBeenLastCalledWith(
    expect.objectContaining({
      data: { name: 'Comet' },
      params: { slug: 'comet' },
      language: 'en',
      brand: { name: 'Sample', slug: 'sample' },
      origin: 'https://mall.example',
    }),
  );
});

test('a page whose path carries a token is kept from indexes, and its URL from other sites', async () => {
  meta.mockReturnValue({ title: 'Ticket', description: 'Yours.', structuredData: [{}], image });
  const shown = await headOf(pageAt('ticket', 'AbC'));
  expect(shown.meta).toEqual({
    description: 'Yours.',
    robots: 'noindex',
    referrer: 'no-referrer',
  });
  expect(shown).toMatchObject({ title: 'Ticket – Sample', links: [], scripts: [] });
});

const notFound: PageState = { kind: 'not-found', language: 'hu' };
const unavailable: PageState = {
  kind: 'unavailable',
  language: 'hu',
  routeId: 'movie',
  params: { slug: 'comet' },
  app: 'cinema',
};

test.each([
  ['not found', notFound, true, 'not-found'],
  ['unavailable', unavailable, true, 'unavailable'],
  ['offline', { kind: 'offline', language: 'hu' } as const, true, 'unavailable.offline'],
  ['broken', pageAt('movie', 'comet'), false, 'unavailable'],
  ['of no app', pageAt('gone'), true, 'unavailable'],
])('a page that is %s has the shell’s head and is not indexed', async (_, state, isLoaded, key) => {
  const shown = await headOf(state, isLoaded);
  expect(shown).toMatchObject({ language: 'hu', title: `${key}.title – Sample`, links: [] });
  expect(shown.meta).toEqual({ description: `${key}.description`, robots: 'noindex' });
});
