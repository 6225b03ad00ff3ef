/** Loads the page of a link that the visitor is about to follow, as a navigation does. */
import { resolveUrl } from '@mall/routing';
import { storedLanguage } from '@mall/runtime';
import { loadPage } from '../../page/load-page.ts';
import type { PageState } from '../../site/page-state.ts';
import type { RouterDeps } from '../router-loader.ts';

/** How long a pointer rests on a link before that counts. */
const HOVER_DELAY_MS = 65;

/** The URL of a link of the site that opens in this tab, or undefined. */
function ownLinkOf(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  const url = new URL(anchor.href);
  return url.origin === window.location.origin ? url : undefined;
}

/** Calls `onIntent` for a link that is rested on, reached by keyboard, or touched. */
export function watchLinkIntent(onIntent: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = ({ target }: Event) => {
    const url = ownLinkOf(target);
    if (url) onIntent(url);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (event.pointerType !== 'touch' && ownLinkOf(event.target)) {
      timer = setTimeout(report, HOVER_DELAY_MS, event);
    }
  });
  document.addEventListener('touchstart', report, { passive: true });
  document.addEventListener('focusin', (event) => {
    // A click focuses too, and is about to load the page anyway.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) report(event);
  });
}

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
