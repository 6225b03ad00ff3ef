import { useSyncExternalStore } from 'react';

/** Scrolled further than this, the row hides (requirement 4.7). */
const MAX_SCROLL_PX = 10;

/** `kept`: shown on a page that has scrolled by itself. */
type TopRow = 'shown' | 'hidden' | 'kept';

const listeners = new Set<() => void>();
let isKept = false;

function topRow(): TopRow {
  if (isKept) return 'kept';
  return window.scrollY > MAX_SCROLL_PX ? 'hidden' : 'shown';
}

function setKept(value: boolean): void {
  isKept = value;
  for (const listener of listeners) listener();
}

/** Keeps the row until `signal` aborts: a control must not leave a visitor who has not scrolled. */
export function keepTopRow(signal: AbortSignal): void {
  if (topRow() === 'hidden') return;
  setKept(true);
  signal.addEventListener('abort', () => setKept(false));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    listeners.delete(listener);
    window.removeEventListener('scroll', listener);
  };
}

export function useTopRow(): TopRow {
  return useSyncExternalStore(subscribe, topRow, () => 'shown');
}
