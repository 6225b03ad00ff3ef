import { storedValue } from '@mall/runtime';
import { prefersReducedMotion } from '@mall/ui';
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The script in the document's head reads it before the first paint, and marks `<html>` for the styles. */
const layout = storedValue('card-layout', String);

const isList = () => document.documentElement.dataset.cardLayout === 'list';

function toggle(): void {
  const { dataset } = document.documentElement;
  if (isList()) delete dataset.cardLayout;
  else dataset.cardLayout = 'list';
  layout.store(dataset.cardLayout ?? '');
}

/** The card that is read: the first one that is half in the row and reaches into the window. */
function seenCard(row: HTMLElement | undefined): Element | undefined {
  const start = row?.getBoundingClientRect().left ?? 0;
  return [...(row?.children ?? [])].find((card) => {
    const { left, width, bottom } = card.getBoundingClientRect();
    return left + width / 2 > start && bottom > window.innerHeight / 4;
  });
}

/** Changes the layout around the card that is read, which stays where it is in the window. */
function toggleAround(box: RefObject<HTMLElement | null>): void {
  const card = seenCard(rowIn(box));
  const top = card?.getBoundingClientRect().top ?? 0;
  toggle();
  if (!card) return;
  bringToFront(card);
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** The choice, and its change; no choice is known while the page is hydrated. */
export function useCardList(
  box: RefObject<HTMLElement | null>,
): [isList: boolean, toggle: () => void] {
  const change = useCallback(() => toggleAround(box), [box]);
  return [useSyncExternalStore(layout.subscribe, isList, () => false), change];
}

function bringToFront(card: Element): void {
  const row = card.parentElement;
  const first = row?.firstElementChild;
  if (!(row && first)) return;
  const left = card.getBoundingClientRect().left - first.getBoundingClientRect().left;
  row.scrollTo({ left, behavior: 'instant' });
}

function show({ target }: FocusEvent): void {
  const focused = target instanceof Element && target.matches(':focus-visible') ? target : null;
  const card = focused?.closest('li');
  if (card) bringToFront(card);
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
