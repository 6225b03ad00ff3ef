/** Whether the visitor wants the cards of phones in a list instead of rows (requirement 5.2). */
import { localStore } from '@mall/runtime';
import { useSyncExternalStore } from 'react';

/** The script in the document's head reads it before the first paint, and marks `<html>` for the styles. */
const STORE_KEY = 'card-layout';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isList = () => document.documentElement.dataset.cardLayout === 'list';

function toggle(): void {
  const { dataset } = document.documentElement;
  if (isList()) {
    delete dataset.cardLayout;
    localStore.remove(STORE_KEY);
  } else {
    dataset.cardLayout = 'list';
    localStore.set(STORE_KEY, 'list');
  }
  for (const listener of listeners) listener();
}

/** The choice, and its change; no choice is known while the page is hydrated. */
export function useCardList(): [isList: boolean, toggle: () => void] {
  return [useSyncExternalStore(subscribe, isList, () => false), toggle];
}
