/** Structured data of a served page, read by a JSON-LD processor. */
import jsonld from 'jsonld';
import type { ServedPage } from './served-page.ts';

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
export async function describedTypes({ root, address }: ServedPage): Promise<string[]> {
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
