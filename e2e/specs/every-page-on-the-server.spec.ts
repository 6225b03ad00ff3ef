/** By HTTP: every page has its content, language, head and structured data in the HTML. */
import jsonld from 'jsonld';
import { SITE_PAGES } from '../site/pages.ts';
import { mainText, problemsOf, type ServedPage, servedPage } from '../site/served-page.ts';
import { expect, test } from '../site/visitor.ts';

/** As schema.org's own context does: every name is one of its vocabulary, and these are addresses. */
const CONTEXT = {
  '@context': {
    '@vocab': 'https://schema.org/',
    ...Object.fromEntries(
      ['url', 'item', 'image', 'logo', 'sameAs', 'contentUrl', 'embedUrl'].map((name) => [
        name,
        { '@type': '@id' },
      ]),
    ),
  },
};

/** No context is fetched: the site names that of schema.org alone. */
async function documentLoader(url: string) {
  if (!/^https:\/\/schema\.org\/?$/.test(url)) throw new Error(`an unknown context: ${url}`);
  return { contextUrl: undefined, documentUrl: url, document: CONTEXT };
}

/** Types of all objects that the page describes. @throws what a processor would lose or refuse. */
async function describedTypes({ root, address }: ServedPage): Promise<string[]> {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  const types: string[] = [];
  for (const script of scripts) {
    const nodes = await jsonld.flatten(JSON.parse(script.rawText), undefined, {
      documentLoader,
      safe: true,
      base: `http://site.invalid${address}`,
    } as never);
    // A flattened document is a list of nodes, whatever the types of the package say.
    for (const node of nodes as unknown as { '@type'?: string[] }[]) {
      types.push(...(node['@type'] ?? []).map((type) => type.replace('https://schema.org/', '')));
    }
  }
  return types;
}

/** Every other page is below it. */
const HOME = /^\/($|\?)/;

for (const { path, language, text, status, indexed } of SITE_PAGES) {
  test(`${path} in ${language}`, async ({ baseURL }) => {
    const page = await servedPage(baseURL ?? '', path, language);
    expect(page.status).toBe(status);
    expect(page.language).toBe(language);
    expect(mainText(page)).toContain(text);
    expect(problemsOf(page)).toEqual([]);
    expect(page.indexed).toBe(indexed);
    if (!indexed) return;
    expect(page.canonical).toBe(path);
    expect(Object.keys(page.alternates).sort()).toEqual(['en', 'hu', 'x-default']);
    expect(page.alternates[language]).toBe(path);
    const types = await describedTypes(page);
    if (!HOME.test(path)) expect(types).toContain('BreadcrumbList');
  });
}

test('a page whose path carries a token is neither kept, listed nor named to others', async ({
  baseURL,
}) => {
  const { headers, root } = await servedPage(baseURL ?? '', '/elfelejtett-jelszo/token', 'hu');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(root.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer');
});

test('an unknown slug is a 404 in the language of its path', async ({ baseURL }) => {
  const { status, headings } = await servedPage(baseURL ?? '', '/shops/no-such-shop', 'hu');
  expect(status).toBe(404);
  expect(headings).toEqual(['Page not found!']);
});

test('a category’s list is a page of its own', async ({ baseURL }) => {
  const page = await servedPage(baseURL ?? '', '/uzletek?kategoria=service&utm_source=mail', 'hu');
  expect(page.canonical).toBe('/uzletek?kategoria=service');
  expect(page.alternates.en).toBe('/shops?kategoria=service');
  expect(page.headings).not.toEqual(['Üzletek']);
  expect(problemsOf(page)).toEqual([]);
  const links = page.root.querySelectorAll('main a').map(({ text }) => text);
  expect(links.join()).toContain('OTP Bank');
  expect(links.join()).not.toContain('H&M');
});
