/** A browser does not scroll to a focused card as long as an edge of it is in view. */
import { type RefObject, useEffect } from 'react';

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
