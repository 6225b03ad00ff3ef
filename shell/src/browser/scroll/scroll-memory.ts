/** Keeps the scroll position of each history entry, in the tab's store while another document is shown. */
import { sessionStore } from '@mall/runtime';

const STORE_KEY = 'scroll-positions';
const MAX_ENTRIES = 50;

function stored(): [key: string, y: number][] {
  try {
    return Object.entries(JSON.parse(sessionStore.get(STORE_KEY) ?? '{}') as object);
  } catch {
    return [];
  }
}

export interface WatchedRouter {
  state: { location: { key: string } };
  subscribe(listener: (state: { location: { key: string } }) => void): void;
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

const positions = new Map<string, number>();

function keep(key: string): void {
  // Reinserted, so that the oldest entry is first.
  positions.delete(key);
  positions.set(key, window.scrollY);
}

function store(): void {
  const newest = [...positions].slice(-MAX_ENTRIES);
  sessionStore.set(STORE_KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** The router gives all entries of documents the same key. To be called before it is created. */
export function nameEntry(): void {
  const { history } = window;
  const { state } = history;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

export const scrollMemory = {
  /** Saves the position of each entry when it is left. The router notifies before the page changes. */
  watch(router: WatchedRouter): void {
    for (const [key, y] of stored()) positions.set(key, y);
    let { key } = router.state.location;
    router.subscribe(({ location }) => {
      if (location.key === key) return;
      keep(key);
      key = location.key;
    });
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', () => {
      keep(key);
      store();
      window.history.scrollRestoration = 'auto';
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      window.history.scrollRestoration = 'manual';
      // With `manual`, WebKit no longer restores the position of a page from its back/forward cache.
      window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    });
  },
  positionOf: (key: string): number | undefined => positions.get(key),
  /** Where Back or a reload starts this document: as a rule the browser has restored it. Undefined at the top. */
  restoredPosition(key: string): number | undefined {
    const kept = isReturn() ? positions.get(key) : undefined;
    return kept ? window.scrollY || kept : undefined;
  },
};
