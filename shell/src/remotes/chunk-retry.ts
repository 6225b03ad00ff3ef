/**
 * The chunk-retry rule: when a part of a page cannot be loaded, a counter in local storage is raised and
 * the document loads again after a second. After more than three failures the counter is cleared and the
 * visitor goes to `/`; on `/` itself a message is shown instead. Without a network no document is loaded,
 * since the browser would show its own error page.
 */
import { localStore } from '@mall/runtime';
import { hasNetwork } from './network.ts';

/** Back may show this document again, kept by the browser in the middle of what it was leaving for. */
function loadAnewOnReturn(): void {
  const loadAnew = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // The router would go on to where the visitor comes from.
    event.stopImmediatePropagation();
    window.location.reload();
  };
  window.addEventListener('pageshow', loadAnew, { capture: true });
}

/** Loads the document at `url`, also where it differs from the shown one by its hash alone. The promise never settles. */
export function loadDocument(url: string): Promise<never> {
  const { href, pathname, search } = window.location;
  const target = new URL(url, href);
  const isThere = target.href === href;
  loadAnewOnReturn();
  if (!isThere) window.location.assign(url);
  // After Back the browser is already there: a reload restores the scroll position of the entry.
  if (isThere || (target.hash && target.pathname + target.search === pathname + search))
    window.location.reload();
  return new Promise(() => undefined);
}

export const FAILURE_COUNTER_KEY = 'chunk-load-failures';
export const RETRY_DELAY_MS = 1_000;
export const MAX_RETRIES = 3;

function failures(): number {
  const stored = Number.parseInt(localStore.get(FAILURE_COUNTER_KEY) ?? '', 10);
  return Number.isInteger(stored) && stored > 0 ? stored : 0;
}

/** Without storage the counter cannot persist, so a load would repeat forever. */
function store(count: number): boolean {
  localStore.set(FAILURE_COUNTER_KEY, String(count));
  return failures() === count;
}

export function clearFailures(): void {
  localStore.remove(FAILURE_COUNTER_KEY);
}

/** Counts one failure. @returns the URL of the document to load; undefined when the rule stops. */
export function countFailure(target: string): string | undefined {
  const count = failures() + 1;
  const atHome = new URL(target, 'http://site').pathname === '/';
  if (count <= MAX_RETRIES && !(atHome && count === MAX_RETRIES))
    return store(count) ? target : undefined;
  clearFailures();
  return atHome ? undefined : '/';
}

/**
 * Applies the rule to `target`. Returns false when the rule stops or there is no network; otherwise the
 * browser loads a document and the promise never settles. @throws the reason of the aborted `signal`.
 */
export async function retryByLoading(target: string, signal?: AbortSignal): Promise<false> {
  if (!hasNetwork()) return false;
  const url = countFailure(target);
  if (!url) return false;
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  signal?.throwIfAborted();
  // A request may fail before the browser notices that the network is gone.
  if (!hasNetwork()) return false;
  return loadDocument(url);
}
