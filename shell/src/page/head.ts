/** The head of a page: its module's `meta` and the shell's own tags. */
import { type ImageSet, LANGUAGES, type Language, type Route, socialCard } from '@mall/contracts';
import { messagesOf } from '@mall/i18n';
import { headLinks, type RouteTable } from '@mall/routing';
import type { PageMeta, RouteModule } from '@mall/runtime';
import type { LanguageContext } from '../site/language-context.ts';
import type { PageState } from '../site/page-state.ts';
import type { ComposedSite } from '../site/site-context.ts';

export function isHome({ paths }: Route, language: Language): boolean {
  return paths[language] === '/';
}

/** Marks the elements that belong to one page and are replaced with it. */
export const PAGE_HEAD_ATTRIBUTE = 'data-page-head';

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export interface PageHead {
  language: Language;
  tags: HeadTag[];
}

const OG_LOCALE: Record<Language, string> = { hu: 'hu_HU', en: 'en_GB' };

function meta(name: string, content: string): HeadTag {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return { tag: 'meta', attributes: { [key]: name, content } };
}

const title = (text: string): HeadTag => ({ tag: 'title', attributes: {}, text });

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

function structuredData(object: object): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...object });
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text };
}

/** A page without an image has the picture of the site. */
const SITE_CARD = socialCard({ '1x': '/card.png', alt: '' });

function cardTags(origin: string, image: ImageSet | undefined, pageTitle: string): HeadTag[] {
  const { '1x': path, width, height, alt } = image ? socialCard(image) : SITE_CARD;
  return [
    meta('og:image', origin + path),
    meta('og:image:width', String(width)),
    meta('og:image:height', String(height)),
    meta('og:image:alt', alt || pageTitle),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** Longest title that search engines show whole. */
const MAX_TITLE = 60;

/** The brand goes where both would be cut. */
function brandedTitle(pageTitle: string, brand: string): HeadTag {
  const whole = `${pageTitle} – ${brand}`;
  return title(whole.length > MAX_TITLE ? pageTitle : whole);
}

interface HeadSource extends ComposedSite {
  languageContext: LanguageContext;
}

function pageMeta(
  { site, registry, languageContext }: HeadSource,
  state: Extract<PageState, { kind: 'page' }>,
  { app, route }: NonNullable<ReturnType<RouteTable['find']>>,
): PageMeta | undefined {
  return registry.get<RouteModule>(app, route.module)?.meta({
    data: state.data,
    params: state.params,
    language: state.language,
    brand: site.brand,
    origin: site.origin,
    pathTo: languageContext.shellContext.pathTo,
    hasRoute: languageContext.shellContext.hasRoute,
    t: messagesOf(languageContext.i18n, app),
  });
}

function ownHead(
  { languageContext, site }: HeadSource,
  kind: (typeof OWN_PAGES)[keyof typeof OWN_PAGES],
): HeadTag[] {
  const t = messagesOf(languageContext.i18n, 'shell');
  return [
    brandedTitle(t(`${kind}.title`), site.brand.name),
    meta('description', t(`${kind}.description`)),
    meta('robots', 'noindex'),
  ];
}

function feedLinks(origin: string, feed: PageMeta['feed']): HeadTag[] {
  if (!feed) return [];
  const type = 'application/atom+xml';
  return [link({ rel: 'alternate', type, title: feed.title, href: origin + feed.path })];
}

/** Head of a remote's page; undefined where the shell shows another one instead. */
function remoteHead(
  source: HeadSource,
  state: Extract<PageState, { kind: 'page' }>,
): HeadTag[] | undefined {
  const found = source.table.find(state.routeId);
  const page = found && pageMeta(source, state, found);
  if (!page) return undefined;
  const { brand, origin } = source.site;
  const { route } = found;
  const links = headLinks(origin, route, state.language, state.params, page.query);
  const indexed = [
    link({ rel: 'canonical', href: links.canonical }),
    ...links.alternates.map(({ language, href }) =>
      link({ rel: 'alternate', hreflang: language, href }),
    ),
    ...feedLinks(origin, page.feed),
    meta('og:title', page.title),
    meta('og:description', page.description),
    meta('og:type', page.type ?? 'website'),
    meta('og:site_name', brand.name),
    meta('og:locale', OG_LOCALE[state.language]),
    ...LANGUAGES.filter((other) => other !== state.language).map((other) =>
      meta('og:locale:alternate', OG_LOCALE[other]),
    ),
    ...cardTags(origin, page.image, page.title),
    meta('og:url', links.canonical),
    ...(page.structuredData ?? []).map(structuredData),
  ];
  const noindex = meta('robots', 'noindex');
  const hidden = [noindex, meta('referrer', 'no-referrer')];
  const shown = page.noindex ? [noindex] : indexed;
  return [
    isHome(route, state.language) ? title(page.title) : brandedTitle(page.title, brand.name),
    meta('description', page.description),
    ...(route.token ? hidden : shown),
  ];
}

/** What the shell shows itself. A page whose module fails is not available. */
const OWN_PAGES = {
  'not-found': 'not-found',
  over: 'campaign-over',
  unavailable: 'unavailable',
  offline: 'unavailable.offline',
  page: 'unavailable',
} as const;

export function pageHead(source: HeadSource, state: PageState): PageHead {
  const { language, kind } = state;
  const tags = kind === 'page' ? remoteHead(source, state) : undefined;
  return { language, tags: tags ?? ownHead(source, OWN_PAGES[kind]) };
}
