/** Loads the page's remote, its modules and its data when the page is rendered. */
import { resolveUrl } from '@mall/routing';
import { createElement, Suspense, use } from 'react';
import { loadPage } from 'shell-source/page/load-page.ts';
import { PageView as LoadedPage } from 'shell-source/page/page-view.tsx';
import { usePageState } from 'shell-source/site/page-state.ts';
import { useSite } from 'shell-source/site/site-context.ts';

const loading = new WeakMap();

function load({ site, table, registry, languageContext }, { kind, language }) {
  if (kind !== 'page') return Promise.resolve();
  const url = new URL(window.location.href);
  const parts = { site, table, registry, languageContext: languageContext(language), url };
  return loadPage({ ...parts, onFailure: () => undefined }, resolveUrl(table, url, language));
}

function Page() {
  const site = useSite();
  const state = usePageState();
  if (!loading.has(state)) loading.set(state, load(site, state));
  use(loading.get(state));
  return createElement(LoadedPage);
}

export const PageView = () => createElement(Suspense, { fallback: null }, createElement(Page));
