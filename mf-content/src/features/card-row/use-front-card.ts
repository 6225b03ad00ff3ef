/** Which card of a swiped row is in front. */
import { type RefObject, useEffect, useState } from 'react';

function frontIndex(row: HTMLElement, count: number): number {
  const distance = row.scrollWidth - row.clientWidth;
  return distance > 0 ? Math.round((row.scrollLeft / distance) * (count - 1)) : 0;
}

/** Index of the card in front of the list in `box`; undefined until the page is hydrated. */
export function useFrontCard(
  box: RefObject<HTMLElement | null>,
  count: number,
): number | undefined {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const row = box.current?.querySelector('ul');
    if (!row) return;
    const follow = () => setIndex(frontIndex(row, count));
    follow();
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [box, count]);
  return index;
}
