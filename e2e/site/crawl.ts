/** Follows every link of the site by HTTP, as a search engine would. */
import { DEFAULT_LANGUAGE } from '@mall/contracts';
import type { HTMLElement } from 'node-html-parser';
import { type ServedPage, servedPage } from './served-page.ts';

/** The crawl keeps no documents: the site has hundreds of them. */
export type CrawledPage = Omit<ServedPage, 'root'> & { problems: string[] };

export interface Crawl {
  pages: Map<string, CrawledPage>;
  /** Addresses of files that pages name, with the status of each. */
  files: Map<string, number>;
  /** Address → a page that links to it. */
  linkedFrom: Map<string, string>;
}

const CONCURRENCY = 8;

/** Addresses of the site that the page links to, without their hashes. */
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

/** Crawls from `/` in the default language; `check` names problems of a page. */
export async function crawl(origin: string, check: (page: ServedPage) => string[]): Promise<Crawl> {
  const result: Crawl = { pages: new Map(), files: new Map(), linkedFrom: new Map([['/', '']]) };
  const waiting = ['/'];

  const visit = async (address: string) => {
    const page = await servedPage(origin, address, DEFAULT_LANGUAGE);
    const { root, ...kept } = page;
    result.pages.set(address, { ...kept, problems: check(page) });
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

  while (waiting.length > 0) await Promise.all(waiting.splice(0, CONCURRENCY).map(visit));
  return result;
}
