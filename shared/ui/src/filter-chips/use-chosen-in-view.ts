/** On a phone the row of chips is wider than the window: it opens where the chosen chip is. */
import { type RefObject, useEffect } from 'react';

const CHOSEN = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"]';

/** Moves the row alone, never the page; without a chosen chip, or with all in view, nothing. */
export function useChosenInView(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = row.current;
    const chosen = scroller?.querySelector(CHOSEN)?.getBoundingClientRect();
    if (!scroller || !chosen) return;
    const { left, width } = scroller.getBoundingClientRect();
    scroller.scrollLeft += chosen.left + chosen.width / 2 - left - width / 2;
  }, [row]);
}
