import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

/** `returnFocus` puts the focus where it was before it entered the element, whose `onFocus` it needs. */
export function useReturnFocus(ref: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(undefined);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    returnFocus: () => {
      if (!ref.current?.contains(document.activeElement)) return;
      focus(before.current);
      // Where that element is gone.
      if (document.activeElement !== before.current) focus(document.querySelector('main'));
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
