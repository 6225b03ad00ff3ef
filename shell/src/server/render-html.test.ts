import { ErrorBoundary } from '@mall/runtime';
import { type ComponentType, createElement, type ReactNode, use, useId } from 'react';
import { CachedFragment } from '../site/cached-fragment.tsx';
import { FragmentCache } from './fragment-cache.ts';
import { renderHtml } from './render-html.tsx';

type Options = Parameters<typeof renderHtml>[2];

/** React treats boundaries above 500 bytes differently. */
const LONG = 'long '.repeat(200);

const Content = () => createElement('p', {}, LONG);
const broken = new Error('broken');
function Broken(): never {
  throw broken;
}

const Fallback = jest.fn(() => createElement('p', {}, 'Fallback'));

function part(Child: ComponentType) {
  const boundary = createElement(ErrorBoundary, {
    fallback: createElement(Fallback),
    children: createElement(Child),
  });
  return createElement('div', { key: Child.name }, boundary);
}

const neverLate = () => () => {};

async function rendered(tree: ReactNode, startTimer: Options['startTimer'] = neverLate) {
  const errors: unknown[] = [];
  const fragments = new FragmentCache().forPage('v1');
  const html = await renderHtml(tree, fragments, {
    onError: (error) => void errors.push(error),
    startTimer,
  });
  return { html, errors };
}

test('renders an intact part without its fallback', async () => {
  const { html, errors } = await rendered(part(Content));
  expect(html).toContain(LONG);
  expect(errors).toEqual([]);
  expect(Fallback).not.toHaveBeenCalled();
});

test('a part that fails shows its fallback beside the others, and is reported once', async () => {
  const { html, errors } = await rendered([part(Content), part(Broken)]);
  expect(html).toContain(LONG);
  expect(html.match(/Fallback/g)).toHaveLength(1);
  expect(errors).toEqual([broken]);
});

test('shows the fallback of a part that fails after its data has loaded', async () => {
  const data = Promise.reject(broken);
  const Late = () => use(data);
  const { html, errors } = await rendered(part(Late));
  expect(html).toContain('Fallback');
  expect(errors).toEqual([broken]);
});

test('shows the fallback of a part that waits for longer than it may', async () => {
  const never = new Promise<never>(() => {});
  const Waiting = () => use(never);
  const late = new Error('late');
  const Page = () => [part(Content), part(Waiting)];
  const { html, errors } = await rendered(part(Page), (onTimeout) => {
    setImmediate(() => onTimeout(late));
    return () => {};
  });
  expect(html).toContain(LONG);
  expect(html).toContain('Fallback');
  expect(errors).toEqual([late]);
});

test('a failure outside every boundary fails the page', async () => {
  await expect(rendered(createElement(Broken))).rejects.toBe(broken);
});

const Footer = jest.fn(() => {
  const id = useId();
  const heading = createElement('h2', { id }, 'Nyitvatartás');
  return createElement('footer', { 'aria-labelledby': id }, heading);
});

let cache: FragmentCache;

beforeEach(() => {
  cache = new FragmentCache();
  Fallback.mockClear();
  Footer.mockClear();
});

interface PageOptions {
  name?: string;
  version?: string;
  /** True when a part of the page fails. */
  fails?: boolean;
}

function page(text: string, { name = 'footer', version = 'v1', fails }: PageOptions = {}) {
  const tree = createElement(
    'body',
    {},
    createElement('main', {}, text),
    fails && part(Broken),
    createElement(CachedFragment, { name, children: createElement(Footer) }),
  );
  return renderHtml(tree, cache.forPage(version), { onError() {}, startTimer: neverLate });
}

test('pages share a rendered fragment without any difference in their HTML', async () => {
  const first = await page('one');
  expect(first).toMatch(/<\/main><footer aria-labelledby="(.+)"><h2 id="\1">Nyitvatartás</);
  for (const text of ['two', 'three']) expect(await page(text)).toBe(first.replace('one', text));
  expect(Footer).toHaveBeenCalledTimes(1);
});

test.each<[string, PageOptions]>([
  ['of another name', { name: 'small footer' }],
  ['of another version of the site', { version: 'v2' }],
])('a fragment %s is rendered anew', async (_, options) => {
  await page('one');
  await page('two', options);
  expect(Footer).toHaveBeenCalledTimes(2);
});

test('a page with a failed part caches no fragment, but shows those of others', async () => {
  const failed = await page('one', { fails: true });
  expect(failed).toContain('Fallback');
  expect(failed).toContain('Nyitvatartás');
  Footer.mockClear();
  await page('two');
  expect(await page('three', { fails: true })).toContain('Nyitvatartás');
  expect(Footer).toHaveBeenCalledTimes(1);
});
