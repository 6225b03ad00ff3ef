import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element after each response; `count` of a form counts them. A response that the
 * page was rendered with moves no focus: the URL's hash leads there.
 */
export function useFocusOnResponse<Element extends HTMLElement>(count: number) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (count > 0) ref.current?.focus();
  }, [count]);
  return ref;
}
