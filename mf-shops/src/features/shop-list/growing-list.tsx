import { usePageLocation, usePageNavigation } from '@mall/runtime';
import { type ReactElement, startTransition, useEffect, useState } from 'react';

/** Parts that are added at once. */
const STEP = 5;

interface GrowingListProps {
  /** Parts that fill the first view. */
  first: number;
  children: readonly ReactElement[];
}

/**
 * Parts of a long list. After a link to the page the first ones are shown at once and the others a few at a
 * time, since the layout of all of them takes long. Back, Forward and a link to a part need all of them: the
 * position to which the page scrolls depends on what is above it.
 */
export function GrowingList({ first, children }: GrowingListProps) {
  const { hash } = usePageLocation();
  const grows = usePageNavigation() === 'PUSH' && hash === '';
  const [shown, setShown] = useState(grows ? first : children.length);
  useEffect(() => {
    if (shown < children.length) startTransition(() => setShown(shown + STEP));
  }, [shown, children.length]);
  // An element that is the same as before is not rendered again.
  return children.slice(0, shown);
}
