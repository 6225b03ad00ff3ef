import { useEffect, useRef } from 'react';

/**
 * Gives an element the focus whenever an answer has come; `count` of a form counts them. An answer that
 * the page was loaded with moves no focus: the URL's hash has led there.
 */
export function useFocusOnAnswer<Element extends HTMLElement>(count: number) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (count > 0) ref.current?.focus();
  }, [count]);
  return ref;
}
