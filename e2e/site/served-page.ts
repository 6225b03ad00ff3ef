/** A page as the server sends it, for checks that need no browser. */
import { LANGUAGE_STORAGE_KEY, type Language } from '@mall/contracts';
import { type HTMLElement, parse } from 'node-html-parser';

export interface ServedPage {
  address: string;
  status: number;
  language: string | undefined;
  headings: string[];
  title: string;
  description: string;
  indexed: boolean;
  canonical: string | undefined;
  /** Path by hreflang. */
  alternates: Record<string, string>;
  root: HTMLElement;
}

function pathOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const { pathname, search } = new URL(address, 'http://site.invalid');
  return pathname + search;
}

const spaced = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

export const mainText = ({ root }: ServedPage): string => spaced(root.querySelector('main')?.text);

/** Asks for a page as a visitor whose stored language is `language`. */
export async function servedPage(
  origin: string,
  address: string,
  language: Language,
): Promise<ServedPage> {
  const headers = { cookie: `${LANGUAGE_STORAGE_KEY}=${language}` };
  const response = await fetch(origin + address, { headers });
  const root = parse(await response.text());
  const attribute = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name);
  const alternates = root
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => [link.getAttribute('hreflang') ?? '', pathOf(link.getAttribute('href')) ?? '']);
  return {
    address,
    status: response.status,
    language: attribute('html', 'lang'),
    headings: root.querySelectorAll('h1').map((heading) => spaced(heading.text)),
    title: spaced(root.querySelector('title')?.text),
    description: attribute('meta[name="description"]', 'content') ?? '',
    indexed: !attribute('meta[name="robots"]', 'content')?.includes('noindex'),
    canonical: pathOf(attribute('link[rel="canonical"]', 'href')),
    alternates: Object.fromEntries(alternates),
    root,
  };
}

/** What is wrong with the page itself, apart from its relation to other pages. */
export function problemsOf({ headings, title, description }: ServedPage): string[] {
  return [
    ...(headings.length === 1 ? [] : [`has ${headings.length} h1`]),
    ...(title.length >= 5 ? [] : ['has no title']),
    ...(description.length >= 50 && description.length <= 160
      ? []
      : [`has a description of ${description.length} characters`]),
  ];
}
