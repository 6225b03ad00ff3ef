/** Every link works, every page is whole, and the sitemap lists the same pages. */
import { DEFAULT_LANGUAGE } from '@mall/contracts';
import type { HTMLElement } from 'node-html-parser';
import { SITE_PAGES } from '../site/pages.ts';
import { problemsOf, type ServedPage, servedPage } from '../site/served-page.ts';
import { expect, test } from '../site/visitor.ts';

/** The crawl keeps no documents: the site has hundreds of them. */
type CrawledPage = Omit<ServedPage, 'root'> & { problems: string[] };

interface Crawl {
  pages: Map<string, CrawledPage>;
  /** Addresses of files that pages name, with the status of each. */
  files: Map<string, number>;
  /** Address → a page that links to it. */
  linkedFrom: Map<string, string>;
}

/** More requests would wait for the render process while their time limit runs. */
const CONCURRENCY = 2;

function linksOf(root: HTMLElement): string[] {
  return root
    .querySelectorAll('a[href]:not([rel~="nofollow"])')
    .map((anchor) => anchor.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.replace(/#.*/, ''));
}

/**
 * Scripts, styles and icons of a page. Images are left out: the import has decoded each of them, and the
 * first request for a size makes it, which takes a tenth of a second.
 */
function filesOf(root: HTMLElement): string[] {
  const named = [
    ...root
      .querySelectorAll('link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]')
      .map((link) => link.getAttribute('href')),
    ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src')),
  ];
  return named.flatMap((file) => (file?.startsWith('/') ? [file] : []));
}

const indexedPaths = SITE_PAGES.filter((page) => page.indexed).map(({ path }) => path);

/**
 * Of the pages below a list, which are alike and hundreds, some are read, each in both languages, since
 * they have one slug. A link to one that the sitemap does not list is always followed.
 */
function isRead(address: string, listed: ReadonlySet<string>): boolean {
  const [, slug] = /^\/[^/]+\/([^/?]+)$/.exec(address) ?? [];
  const isAlike = slug && listed.has(address) && !indexedPaths.includes(address);
  return !isAlike || slug.length % 8 === 0;
}

/** Crawls from `/` in the default language; `listed`: the addresses of the sitemap. */
async function crawl(origin: string, listed: ReadonlySet<string>): Promise<Crawl> {
  const result: Crawl = { pages: new Map(), files: new Map(), linkedFrom: new Map([['/', '']]) };
  const waiting = ['/'];

  const visit = async (address: string) => {
    const page = await servedPage(origin, address, DEFAULT_LANGUAGE);
    const { root, ...kept } = page;
    result.pages.set(address, { ...kept, problems: problemsOf(page) });
    for (const link of linksOf(root)) {
      if (result.linkedFrom.has(link)) continue;
      result.linkedFrom.set(link, address);
      if (isRead(link, listed)) waiting.push(link);
    }
    for (const file of filesOf(root)) {
      if (result.files.has(file)) continue;
      result.files.set(file, 0);
      result.files.set(file, (await fetch(origin + file, { method: 'HEAD' })).status);
    }
  };

  while (waiting.length > 0) await Promise.all(waiting.splice(0, CONCURRENCY).map(visit));
  return result;
}

/** What is wrong with how an indexed page names itself and its twin in the other language. */
function relationProblems(page: CrawledPage, pages: Crawl['pages']): string[] {
  const problems: string[] = [];
  const { canonical } = page;
  const { hu, en } = page.alternates;
  if (!canonical) problems.push('has no canonical');
  if (canonical !== page.alternates[page.language ?? ''])
    problems.push(`alternates do not name the page itself: ${canonical}`);
  if (page.alternates['x-default'] !== hu || !hu || !en)
    problems.push('alternates lack hu, en or x-default');
  const twin = pages.get((page.language === 'hu' ? en : hu) ?? '');
  if (!twin) problems.push('its twin in the other language was not found');
  else if (twin.alternates.hu !== hu || twin.alternates.en !== en)
    problems.push('its twin names other alternates');
  return problems;
}

/** A news item may still lead to the page of a campaign that is over. */
const pathsOfOver = new Set(
  SITE_PAGES.filter(({ status }) => status === 410).map(({ path }) => path.replace(/\?.*/, '')),
);
const statusProblems = ({ address, status }: CrawledPage) =>
  status === (pathsOfOver.has(address.replace(/\?.*/, '')) ? 410 : 200) ? [] : [`status ${status}`];

function problemsIn({ pages, files, linkedFrom }: Crawl): string[] {
  const ofPages = [...pages.values()].flatMap((page) => {
    const problems = [
      ...statusProblems(page),
      ...page.problems,
      ...(page.indexed ? relationProblems(page, pages) : []),
    ];
    return problems.map(
      (problem) => `${page.address} (from ${linkedFrom.get(page.address)}): ${problem}`,
    );
  });
  const ofFiles = [...files].filter(([, status]) => status !== 200);
  return [...ofPages, ...ofFiles.map(([file, status]) => `${file}: status ${status}`)];
}

async function sitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc);
    return pathname + search;
  });
}

// Links to the other language lead to its pages too; each page in each language is read by
// every-page-on-the-server.
test('from the home page', async ({ baseURL }) => {
  const listed = new Set(await sitemapPaths(baseURL ?? ''));
  const result = await crawl(baseURL ?? '', listed);
  expect(problemsIn(result)).toEqual([]);
  expect(listed.size).toBeGreaterThan(450);
  const linked = [...result.linkedFrom.keys()];
  expect(linked).toEqual(expect.arrayContaining([...listed, ...indexedPaths]));
  const canonical = [...result.pages.values()].flatMap((page) =>
    page.indexed && page.canonical ? [page.canonical] : [],
  );
  // The later pages of a list are found through the first.
  const later = /\?oldal=/;
  expect(canonical.filter((address) => !listed.has(address) && !later.test(address))).toEqual([]);
});
