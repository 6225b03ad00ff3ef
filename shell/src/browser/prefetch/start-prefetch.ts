import { resolveUrl } from '@mall/routing';
import { siteLink, storedLanguage } from '@mall/runtime';
import { loadPage, sendCalls } from '../../page/load-page.ts';
import { hasNetwork } from '../../remotes/network.ts';
import type { PageState } from '../../site/page-state.ts';
import { nextTask } from '../next-task.ts';
import type { RouterDeps } from '../router-loader.ts';
import { savesData } from './saves-data.ts';

const HOVER_DELAY_MS = 65;

/** Calls `onIntent` for a link that is rested on, reached by keyboard, or touched. */
export function watchLinkIntent(onIntent: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (event: Event) => {
    const link = siteLink(event);
    if (link) onIntent(new URL(link.href));
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (event.pointerType !== 'touch' && siteLink(event)) {
      timer = setTimeout(report, HOVER_DELAY_MS, event);
    }
  });
  const reportTouch = (event: Event) => void nextTask().then(() => report(event));
  document.addEventListener('touchstart', reportTouch, { passive: true });
  document.addEventListener('focusin', (event) => {
    // A click focuses too, and is about to load the page anyway.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) report(event);
  });
}

const MAX_CONCURRENT = 3;

type PrefetchDeps = Pick<RouterDeps, 'composed' | 'languageContexts' | 'watch'>;
type Shown = () => Pick<PageState, 'language'>;

/** Returns what loads the page at a URL ahead: no redirect, no token page, no page of another language. */
export function prefetcher(deps: PrefetchDeps, shown: Shown) {
  const { composed, languageContexts, watch } = deps;
  const loading = new Set<string>();
  /** Not tried again: the navigation loads these and reports the error. */
  const failed = new Set<string>();
  return async (url: URL): Promise<void> => {
    const { href, pathname } = url;
    if (pathname === window.location.pathname || loading.has(href) || failed.has(href)) return;
    if (savesData() || watch.isOutdated || !hasNetwork() || loading.size >= MAX_CONCURRENT) return;
    const page = resolveUrl(composed.table, url, storedLanguage.get());
    if (page.kind !== 'page' || page.path.route.token) return;
    if (page.language !== shown().language) return;
    const languageContext = languageContexts.get(page.language);
    const onFailure = () => void failed.add(href);
    loading.add(href);
    const ahead = { ...composed, languageContext, url, onFailure };
    sendCalls(ahead, page);
    await loadPage(ahead, page);
    loading.delete(href);
  };
}

export function startPrefetch(deps: PrefetchDeps, shown: Shown): void {
  const prefetch = prefetcher(deps, shown);
  watchLinkIntent((url) => void prefetch(url));
}
