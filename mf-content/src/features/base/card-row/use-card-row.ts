import { localStore } from '@mall/runtime';
import { prefersReducedMotion } from '@mall/ui';
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

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

function show({ target }: FocusEvent): void {
  const focused = target instanceof Element && target.matches(':focus-visible') ? target : null;
  const card = focused?.closest('li');
  const [row, first] = [card?.parentElement, card?.parentElement?.firstElementChild];
  if (!(card && row && first)) return;
  const left = card.getBoundingClientRect().left - first.getBoundingClientRect().left;
  row.scrollTo({ left, behavior: 'instant' });
}

/** Brings the card that the keyboard moves into to the start of the row in `box`. */
export function useFocusInView(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, [box]);
}

const rowIn = (box: RefObject<HTMLElement | null>) => box.current?.querySelector('ul') ?? undefined;

function frontIndex(row: HTMLElement, count: number): number {
  const distance = row.scrollWidth - row.clientWidth;
  return distance > 0 ? Math.round((row.scrollLeft / distance) * (count - 1)) : 0;
}

function stepOf({ children: [first, second] }: HTMLElement): number {
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}

/** The card in front, from 0 and unknown until the page is hydrated; `go` scrolls by cards, back by a negative number. */
export function useFrontCard(box: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const row = rowIn(box);
    if (!row) return;
    const follow = () => setIndex(frontIndex(row, count));
    follow();
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [box, count]);
  const go = useCallback(
    (cards: number) => {
      const row = rowIn(box);
      const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
      row?.scrollBy({ left: cards * stepOf(row), behavior });
    },
    [box],
  );
  return { index, go };
}
