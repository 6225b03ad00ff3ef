/** Returns the focus when the element that has it closes. */
import { type RefObject, useEffect, useRef } from 'react';

const isElsewhere = (element: HTMLElement, target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && !element.contains(target);

/** Focuses the element, or the page's main part where that is no longer possible; scrolls nothing. */
function focusOrMain(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  if (element && document.activeElement === element) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Returns a function that puts the focus where it was before it entered the element. */
export function useReturnFocus(ref: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (isElsewhere(element, relatedTarget)) before.current = relatedTarget;
    };
    element.addEventListener('focusin', onFocusIn);
    return () => element.removeEventListener('focusin', onFocusIn);
  }, [ref]);
  return () => {
    if (ref.current?.contains(document.activeElement)) focusOrMain(before.current);
  };
}
