import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** Scrolled further than this, the row hides (requirement 4.7). */
const MAX_SCROLL_PX = 10;

const keptAtom = atom(false);

/** Read when the page scrolls: in a render it would make the browser lay the page out. */
const scrolledAtom = atom(false);

scrolledAtom.onMount = (set) => {
  const read = () => set(window.scrollY > MAX_SCROLL_PX);
  read();
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
};

/** `kept`: shown on a page that has scrolled by itself. */
const topRowAtom = atom((get) => {
  if (get(keptAtom)) return 'kept';
  return get(scrolledAtom) ? 'hidden' : 'shown';
});

/** Keeps the row until `signal` aborts: a control must not leave a visitor who has not scrolled. */
export function keepTopRow(signal: AbortSignal): void {
  const { get, set } = getDefaultStore();
  if (get(topRowAtom) === 'hidden') return;
  set(keptAtom, true);
  signal.addEventListener('abort', () => set(keptAtom, false));
}

export const useTopRow = () => useAtomValue(topRowAtom);
