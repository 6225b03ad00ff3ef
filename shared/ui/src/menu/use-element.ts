import { type RefCallback, startTransition, useCallback, useState } from 'react';

/**
 * An element that other parts need, and its ref. It is known a moment after the element is there: set at
 * once, it would make hydration render the whole page's menus anew in one go.
 */
export function useElement<E extends HTMLElement>(): [E | null, RefCallback<E>] {
  const [element, setElement] = useState<E | null>(null);
  const ref = useCallback((next: E | null) => startTransition(() => setElement(next)), []);
  return [element, ref];
}
