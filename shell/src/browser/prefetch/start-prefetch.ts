/** Loads the page of a link that the visitor is about to follow, as a navigation does. */
import { storedLanguage } from '@mall/runtime';
import { loadPage } from '../../page/load-page.ts';
import type { PageState } from '../../site/page-state.ts';
import type { RouterDeps } from '../router-loader.ts';
import { watchLinkIntent } from './link-intent.ts';
import { Prefetcher } from './prefetcher.ts';

/** Not in every browser, nor in TypeScript's library. */
interface Connection {
  saveData?: boolean;
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}

/** @param shown the state of the page that the visitor sees. */
export function startPrefetch(deps: RouterDeps, shown: () => PageState): void {
  const { composed, languageContexts, watch } = deps;
  const prefetcher = new Prefetcher({
    table: composed.table,
    stored: storedLanguage.get,
    shown: () => ({ pathname: window.location.pathname, language: shown().language }),
    isForbidden: () => savesData() || watch.isOutdated || !navigator.onLine,
    async load(url, page) {
      let isWhole = true;
      const onFailure = () => {
        isWhole = false;
      };
      const languageContext = languageContexts.get(page.language);
      await loadPage({ ...composed, languageContext, url, onFailure }, page);
      return isWhole;
    },
  });
  watchLinkIntent((url) => void prefetcher.prefetch(url));
}
