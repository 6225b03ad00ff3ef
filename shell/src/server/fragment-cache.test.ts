import { ErrorBoundary } from '@mall/runtime';
import { createElement as h, useId } from 'react';
import { CachedFragment } from '../site/cached-fragment.tsx';
import { FragmentCache } from './fragment-cache.ts';
import { renderHtml } from './render-html.tsx';

const Footer = jest.fn(() => {
  const id = useId();
  return h('footer', { 'aria-labelledby': id }, h('h2', { id }, 'Nyitvatartás'));
});
function Broken(): never {
  throw new Error('broken');
}

let cache: FragmentCache;
beforeEach(() => {
  cache = new FragmentCache();
  Footer.mockClear();
});

interface Options {
  name?: string;
  version?: string;
  /** Whether a part of the page fails. */
  fails?: boolean;
}

function page(text: string, { name = 'footer', version = 'v1', fails }: Options = {}) {
  const failing = { fallback: 'Sajnáljuk', children: h(Broken) };
  const tree = h(
    'body',
    {},
    h('main', {}, text),
    fails && h(ErrorBoundary, failing),
    h(CachedFragment, { name, children: h(Footer) }),
  );
  return renderHtml(tree, cache.forPage(version), () => {});
}

test('pages share what one of them has rendered, and are the same as without', async () => {
  const first = await page('one');
  expect(first).toMatch(/<\/main><footer aria-labelledby="(.+)"><h2 id="\1">Nyitvatartás</);
  for (const text of ['two', 'three']) expect(await page(text)).toBe(first.replace('one', text));
  expect(Footer).toHaveBeenCalledTimes(1);
});

test.each<[string, Options]>([
  ['of another name', { name: 'small footer' }],
  ['of another version of the site', { version: 'v2' }],
])('a fragment %s is rendered anew', async (_, options) => {
  await page('one');
  await page('two', options);
  expect(Footer).toHaveBeenCalledTimes(2);
});

test('a page with a failed part gives nothing to others, and takes what they have', async () => {
  const failed = await page('one', { fails: true });
  expect(failed).toContain('Sajnáljuk');
  expect(failed).toContain('Nyitvatartás');
  Footer.mockClear();
  await page('two');
  expect(await page('three', { fails: true })).toContain('Nyitvatartás');
  expect(Footer).toHaveBeenCalledTimes(1);
});
