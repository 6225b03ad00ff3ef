/** The visit list of this browser. It leaves the device only as a link that the visitor shares. */
import { localStore } from '@mall/runtime';
import { useSyncExternalStore } from 'react';

/** More shops than one visit has; the order of so many is still found at once. */
export const MAX_VISITS = 20;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a text that anyone may have written names: each slug once, at most `MAX_VISITS`. */
export function parseVisits(text: string): string[] {
  const slugs = text.split(',').filter((slug) => slug.length <= 100 && SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MAX_VISITS);
}

export function formatVisits(slugs: readonly string[]): string {
  return slugs.join(',');
}

const STORE_KEY = 'visit-list';
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let read: { text: string; slugs: readonly string[] } = { text: '', slugs: NONE };

/** The same array for the same text, as React wants it. */
function current(): readonly string[] {
  const text = localStore.get(STORE_KEY) ?? '';
  if (text !== read.text) read = { text, slugs: parseVisits(text) };
  return read.slugs;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function storeVisits(slugs: readonly string[]): void {
  if (slugs.length === 0) localStore.remove(STORE_KEY);
  else localStore.set(STORE_KEY, formatVisits(slugs));
  for (const listener of listeners) listener();
}

/**
 * Puts a shop on the list, or takes it off.
 * @returns false when the list is full and takes no more.
 */
export function setMarked(slug: string, isMarked: boolean): boolean {
  const others = current().filter((one) => one !== slug);
  if (isMarked && others.length === MAX_VISITS) return false;
  storeVisits(isMarked ? [...others, slug] : others);
  return true;
}

/** Slugs in the order in which they were marked; none on the server. */
export function useVisits(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}
