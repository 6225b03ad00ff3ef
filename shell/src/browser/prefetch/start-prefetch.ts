/** Connects intent with loading: the same loaders, into the same data store, as a navigation. */
import { storedLanguage } from '@mall/runtime';
import { loadPage } from '../../page/load-page.ts';
import type { PageState } from '../../page/page-state.ts';
import type { BrowserVisit } from '../router-loader.ts';
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
export function startPrefetch(visit: BrowserVisit, shown: () => PageState): void {
  const { site, table, registry, sessions, watch } = visit;
  const prefetcher = new Prefetcher({
    table,
    stored: storedLanguage.get,
    shown: () => ({ pathname: window.location.pathname, language: shown().language }),
    isForbidden: () => savesData() || watch.isOutdated,
    async load(url, page) {
      let isWhole = true;
      const onFailure = () => {
        isWhole = false;
      };
      const session = sessions.get(page.language);
      await loadPage({ site, table, registry, session, url, onFailure }, page);
      return isWhole;
    },
  });
  watchLinkIntent((url) => void prefetcher.prefetch(url));
}
