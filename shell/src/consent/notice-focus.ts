import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const isElsewhere = (element: HTMLElement, target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && !element.contains(target);

/** Focuses the element, or the page's main part where that is no longer possible; scrolls nothing. */
function focusOrMain(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  if (element && document.activeElement === element) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** `returnFocus` puts the focus where it was before it entered the element, whose `onFocus` it needs. */
export function useReturnFocus(ref: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(undefined);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (isElsewhere(currentTarget, relatedTarget)) before.current = relatedTarget;
    },
    returnFocus: () => {
      if (ref.current?.contains(document.activeElement)) focusOrMain(before.current);
    },
  };
}

/** Keeps the scroll padding and the end of the page as high as the element. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { documentElement, body } = document;
    const set = (height: string) => {
      documentElement.style.scrollPaddingBottom = height;
      body.style.paddingBottom = height;
    };
    const observer = new ResizeObserver(() => set(`${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      set('');
    };
  }, [ref]);
}
