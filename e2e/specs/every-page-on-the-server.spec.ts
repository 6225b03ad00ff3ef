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

test('an unknown slug is a 404 in the language of its path, and the switch leads to its list', async ({
  baseURL,
}) => {
  const { status, headings, root } = await servedPage(baseURL ?? '', '/shops/no-such-shop', 'hu');
  expect(status).toBe(404);
  expect(headings).toEqual(['Page not found!']);
  const links = root.querySelectorAll('header a[hreflang=hu]');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/uzletek');
});
