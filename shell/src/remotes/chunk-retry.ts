/**
 * The chunk-retry rule (spec section 2): a page part that cannot be loaded raises a
 * counter in local storage and loads the target anew after a second; after more than three failures
 * the counter is cleared and the visitor goes to `/`. On `/` itself it stops with a plain message.
 * Without a network nothing is loaded: the browser would show a page of its own.
 */
import { localStore } from '@mall/runtime';
import { loadDocument } from './load-document.ts';

export const FAILURE_COUNTER_KEY = 'chunk-load-failures';
export const RETRY_DELAY_MS = 1_000;
export const MAX_RETRIES = 3;

export type RetryDecision = { action: 'load'; url: string } | { action: 'stop' };

function failures(): number {
  const stored = Number.parseInt(localStore.get(FAILURE_COUNTER_KEY) ?? '', 10);
  return Number.isInteger(stored) && stored > 0 ? stored : 0;
}

/** Counts one failure and decides what follows. */
export function countFailure(target: string): RetryDecision {
  const count = failures() + 1;
  const atHome = new URL(target, 'http://site').pathname === '/';
  if (atHome && count >= MAX_RETRIES) {
    localStore.remove(FAILURE_COUNTER_KEY);
    return { action: 'stop' };
  }
  if (count > MAX_RETRIES) {
    localStore.remove(FAILURE_COUNTER_KEY);
    return { action: 'load', url: '/' };
  }
  localStore.set(FAILURE_COUNTER_KEY, String(count));
  // A browser that keeps nothing would load for ever.
  if (failures() !== count) return { action: 'stop' };
  return { action: 'load', url: target };
}

export function clearFailures(): void {
  localStore.remove(FAILURE_COUNTER_KEY);
}

/**
 * Applies the rule to `target`. Returns false when it stops, and without a network. Otherwise the browser
 * loads a document and the promise never settles.
 * @param signal of the navigation: once the visitor has gone elsewhere nothing is loaded.
 * @throws what `signal` was aborted with.
 */
export async function retryByLoading(target: string, signal?: AbortSignal): Promise<false> {
  if (!navigator.onLine) return false;
  const decision = countFailure(target);
  if (decision.action === 'stop') return false;
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  signal?.throwIfAborted();
  // A request may fail before the browser knows that the network is gone.
  if (!navigator.onLine) return false;
  return loadDocument(decision.url);
}
