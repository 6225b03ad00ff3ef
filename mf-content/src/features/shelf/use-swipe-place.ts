/** Follows which card of a swiped row is in front. */
import { type RefObject, useEffect, useState } from 'react';

function placeOf(row: HTMLElement, count: number): number {
  const way = row.scrollWidth - row.clientWidth;
  return way > 0 ? Math.round((row.scrollLeft / way) * (count - 1)) : 0;
}

/** Index of the card in front of the list in `box`; undefined until the page runs. */
export function useSwipePlace(
  box: RefObject<HTMLElement | null>,
  count: number,
): number | undefined {
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    const row = box.current?.querySelector('ul');
    if (!row) return;
    const follow = () => setPlace(placeOf(row, count));
    follow();
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [box, count]);
  return place;
}
