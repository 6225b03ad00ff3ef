/** Where the keyboard goes on when a place's card opens or closes. */
import { type RefObject, useEffect, useRef } from 'react';
import { listedId } from '../../features/map-list/listed-id.ts';

/**
 * A card that the visitor opens takes the focus; one that closes gives it to its link in the list. The
 * card of the page's own URL leaves it where it is.
 * @returns for the card's heading.
 */
export function useCardFocus(place: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before === place) return;
    if (place) heading.current?.focus({ preventScroll: true });
    // Elsewhere when another control has closed it, such as the switch of floors.
    else if (document.activeElement === document.body && before) {
      document.getElementById(listedId(before))?.focus({ preventScroll: true });
    }
  }, [place]);
  return heading;
}
