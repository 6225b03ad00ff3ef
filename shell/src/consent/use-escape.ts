/** Escape, pressed while the focus is in an element. */
import { type RefObject, useEffect } from 'react';

/** Calls `onEscape`, where there is one, on Escape from inside the element. */
export function useEscape(
  ref: RefObject<HTMLElement | null>,
  onEscape: (() => void) | undefined,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !onEscape) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [ref, onEscape]);
}
