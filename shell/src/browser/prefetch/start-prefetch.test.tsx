import { storedLanguage } from '@mall/runtime';
import { fireEvent } from '@testing-library/react';
import { type SampleModules, sampleModules } from '../../remotes/testing/sample-site.ts';
import { sampleLanguageContext } from '../../site/testing/sample-language-context.ts';
import { CompositionWatch } from '../composition-watch.ts';
import type { LanguageContexts } from '../language-contexts.ts';
import { prefetcher, watchLinkIntent } from './start-prefetch.ts';

const intents: string[] = [];
watchLinkIntent(({ pathname }) => intents.push(pathname));

beforeEach(() => {
  intents.length = 0;
  document.body.innerHTML = `
    <a href="/mozi"><b>Mozi</b></a>
    <a href="/file.pdf" download>File</a>
    <a href="/tab" target="_blank">Tab</a>
    <a href="https://example.com/">Elsewhere</a>`;
});

const mozi = () => document.querySelector('a') as HTMLAnchorElement;

test('touching or focusing a link shows intent, except for files, other tabs and other sites', async () => {
  jest.useFakeTimers();
  for (const link of document.querySelectorAll('a')) fireEvent.touchStart(link);
  await jest.runAllTimersAsync();
  mozi().focus();
  expect(intents).toEqual(['/mozi', '/mozi']);
  jest.useRealTimers();
});

test('a pointer that rests on a link for 65 ms shows intent', () => {
  jest.useFakeTimers();
  const over = (target: Element) => fireEvent.pointerOver(target);
  over(document.querySelector('b') as Element);
  jest.advanceTimersByTime(64);
  over(document.body);
  jest.advanceTimersByTime(65);
  expect(intents).toEqual([]);
  over(mozi());
  jest.advanceTimersByTime(65);
  expect(intents).toEqual(['/mozi']);
  jest.useRealTimers();
});

const MOVIE = 'cinema ./pages/movie';

function start(modules: SampleModules = sampleModules()) {
  storedLanguage.set('hu');
  window.history.replaceState(null, '', '/mozi');
  const sample = sampleLanguageContext(modules, (async () => ({})) as never);
  const { site, table, registry, languageContext, asked } = sample;
  const watch = new CompositionWatch(String(site.revision));
  const languageContexts = { get: () => languageContext } as unknown as LanguageContexts;
  const deps = { composed: { site, table, registry }, languageContexts, watch };
  const prefetch = prefetcher(deps, () => ({ language: 'hu' }));
  return { prefetch: (path: string) => prefetch(new URL(path, site.origin)), asked, watch };
}

test('loads a page of the shown language, once at a time', async () => {
  const { prefetch, asked } = start();
  await Promise.all([prefetch('/mozi/hegyek'), prefetch('/mozi/hegyek')]);
  expect(asked.filter((module) => module === MOVIE)).toHaveLength(1);
});

test.each([
  ['the page that is shown', '/mozi?nap=2026-11-26'],
  ['a redirect', '/film'],
  ['a page whose path contains a token', '/jegy/abc'],
  ['a page of the other language', '/cinema/hegyek'],
  ['an unknown page', '/nincs/ilyen'],
])('does not load %s', async (_, path) => {
  const { prefetch, asked } = start();
  await prefetch(path);
  expect(asked).toEqual([]);
});

test.each<[string, (watch: CompositionWatch) => void]>([
  ['on a metered connection', () => Object.assign(navigator, { connection: { saveData: true } })],
  [
    'while another composition is live',
    (watch) => watch.see(new Response('', { headers: { 'x-composition': '8' } })),
  ],
])('loads nothing %s', async (_, arrange) => {
  const { prefetch, asked, watch } = start();
  arrange(watch);
  await prefetch('/mozi/hegyek');
  Object.assign(navigator, { connection: undefined });
  expect(asked).toEqual([]);
});

test('loads at most three pages at once', async () => {
  const { prefetch, asked } = start();
  const paths = ['a', 'b', 'c', 'd'].map((slug) => `/mozi/${slug}`);
  await Promise.all(paths.map(prefetch));
  expect(asked.filter((module) => module === MOVIE)).toHaveLength(3);
});

test('does not prefetch a failed page again', async () => {
  const { prefetch, asked } = start({ ...sampleModules(), [MOVIE]: new Error('404') });
  for (const _ of [1, 2]) await prefetch('/mozi/hegyek');
  expect(asked.filter((module) => module === MOVIE)).toHaveLength(1);
});
