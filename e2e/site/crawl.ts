/** Follows every link of the site by HTTP, as a search engine would. */
import { LANGUAGE_STORAGE_KEY, type Language } from '@mall/contracts';
import { type HTMLElement, parse } from 'node-html-parser';

export interface CrawledPage {
  /** Path and query. */
  address: string;
  status: number;
  language: string | undefined;
  headings: number;
  title: string;
  description: string;
  indexed: boolean;
  canonical: string | undefined;
  /** Path by hreflang. */
  alternates: Record<string, string>;
}

export interface Crawl {
  pages: Map<string, CrawledPage>;
  /** Addresses of files that pages name, with the status of each. */
  files: Map<string, number>;
  /** Address → a page that links to it. */
  linkedFrom: Map<string, string>;
}

const AT_ONCE = 8;

function pathOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const { pathname, search } = new URL(address, 'http://site.invalid');
  return pathname + search;
}

function readPage(address: string, status: number, root: HTMLElement): CrawledPage {
  const attribute = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name);
  const alternates = root
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => [link.getAttribute('hreflang') ?? '', pathOf(link.getAttribute('href')) ?? '']);
  return {
    address,
    status,
    language: attribute('html', 'lang'),
    headings: root.querySelectorAll('h1').length,
    title: root.querySelector('title')?.text ?? '',
    description: attribute('meta[name="description"]', 'content') ?? '',
    indexed: !attribute('meta[name="robots"]', 'content')?.includes('noindex'),
    canonical: pathOf(attribute('link[rel="canonical"]', 'href')),
    alternates: Object.fromEntries(alternates),
  };
}

/** Addresses of the site that the page links to, without their hashes. */
function linksOf(root: HTMLElement): string[] {
  return root
    .querySelectorAll('a[href]')
    .map((anchor) => anchor.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.replace(/#.*/, ''));
}

function filesOf(root: HTMLElement): string[] {
  const named = [
    ...root
      .querySelectorAll('link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]')
      .map((link) => link.getAttribute('href')),
    ...root.querySelectorAll('img, script[src]').map((element) => element.getAttribute('src')),
  ];
  return named.flatMap((file) => (file?.startsWith('/') ? [file] : []));
}

/** Crawls from `/` as a visitor whose stored language is `language`. */
export async function crawl(origin: string, language: Language): Promise<Crawl> {
  const headers = { cookie: `${LANGUAGE_STORAGE_KEY}=${language}` };
  const result: Crawl = { pages: new Map(), files: new Map(), linkedFrom: new Map([['/', '']]) };
  const waiting = ['/'];

  const visit = async (address: string) => {
    const response = await fetch(origin + address, { headers });
    const root = parse(await response.text());
    result.pages.set(address, readPage(address, response.status, root));
    for (const link of linksOf(root)) {
      if (result.linkedFrom.has(link)) continue;
      result.linkedFrom.set(link, address);
      waiting.push(link);
    }
    for (const file of filesOf(root)) {
      if (result.files.has(file)) continue;
      result.files.set(file, 0);
      result.files.set(file, (await fetch(origin + file, { method: 'HEAD' })).status);
    }
  };

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return result;
}
