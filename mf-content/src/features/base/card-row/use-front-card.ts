/** Which card of a swiped row is in front, and how to get to its neighbours. */
import { prefersReducedMotion } from '@mall/ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';

const rowIn = (box: RefObject<HTMLElement | null>) => box.current?.querySelector('ul') ?? undefined;

function frontIndex(row: HTMLElement, count: number): number {
  const distance = row.scrollWidth - row.clientWidth;
  return distance > 0 ? Math.round((row.scrollLeft / distance) * (count - 1)) : 0;
}

/** From the start of a card to that of the next one. */
function stepOf({ children: [first, second] }: HTMLElement): number {
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}

export interface FrontCard {
  /** Undefined until the page is hydrated. */
  index: number | undefined;
  /** Scrolls by a number of cards; a negative one goes back. */
  go(cards: number): void;
}

/** The card in front of the list in `box`. */
export function useFrontCard(box: RefObject<HTMLElement | null>, count: number): FrontCard {
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
