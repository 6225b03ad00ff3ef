import { useSyncExternalStore } from 'react';

/** Scrolled further than this, the row hides (requirement 4.7). */
const MAX_SCROLL_PX = 10;

/** `kept`: shown on a page that has scrolled by itself. */
type TopRow = 'shown' | 'hidden' | 'kept';

const listeners = new Set<() => void>();
let isKept = false;
/** Read when the page scrolls: in a render it would make the browser lay the page out. */
let isScrolled = false;

function topRow(): TopRow {
  if (isKept) return 'kept';
  return isScrolled ? 'hidden' : 'shown';
}

function notify(): void {
  for (const listener of listeners) listener();
}

function readScroll(): void {
  isScrolled = window.scrollY > MAX_SCROLL_PX;
  notify();
}

function setKept(value: boolean): void {
  isKept = value;
  notify();
}

/** Keeps the row until `signal` aborts: a control must not leave a visitor who has not scrolled. */
export function keepTopRow(signal: AbortSignal): void {
  if (topRow() === 'hidden') return;
  setKept(true);
  signal.addEventListener('abort', () => setKept(false));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('scroll', readScroll, { passive: true });
  readScroll();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('scroll', readScroll);
  };
}

export function useTopRow(): TopRow {
  return useSyncExternalStore(subscribe, topRow, () => 'shown');
}
