/** Loads the page of a link that the visitor is about to follow, as a navigation does. */
import { resolveUrl } from '@mall/routing';
import { storedLanguage } from '@mall/runtime';
import { loadPage } from '../../page/load-page.ts';
import type { PageState } from '../../site/page-state.ts';
import type { RouterDeps } from '../router-loader.ts';
import { watchLinkIntent } from './link-intent.ts';

/** More concurrent loads would compete with the shown page. */
const MAX_CONCURRENT = 3;

/** Missing in some browsers, and in TypeScript's library. */
interface Connection {
  saveData?: boolean;
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}

type PrefetchDeps = Pick<RouterDeps, 'composed' | 'languageContexts' | 'watch'>;

/**
 * Returns what loads the page at a URL ahead: no redirect, no token page, no page of another language.
 * @param shown the state of the page that the visitor sees.
 */
export function prefetcher(deps: PrefetchDeps, shown: () => Pick<PageState, 'language'>) {
  const { composed, languageContexts, watch } = deps;
  const loading = new Set<string>();
  /** Not tried again: the navigation loads these and reports the error. */
  const failed = new Set<string>();
  return async (url: URL): Promise<void> => {
    const { href, pathname } = url;
    if (pathname === window.location.pathname || loading.has(href) || failed.has(href)) return;
    if (savesData() || watch.isOutdated || !navigator.onLine) return;
    if (loading.size >= MAX_CONCURRENT) return;
    const page = resolveUrl(composed.table, url, storedLanguage.get());
    if (page.kind !== 'page' || page.path.route.token) return;
    if (page.language !== shown().language) return;
    const languageContext = languageContexts.get(page.language);
    const onFailure = () => void failed.add(href);
    loading.add(href);
    await loadPage({ ...composed, languageContext, url, onFailure }, page);
    loading.delete(href);
  };
}

export function startPrefetch(deps: PrefetchDeps, shown: () => PageState): void {
  const prefetch = prefetcher(deps, shown);
  watchLinkIntent((url) => void prefetch(url));
}
