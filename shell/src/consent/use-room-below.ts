/** Leaves room at the window's lower edge, so that what is fixed there never covers what has the focus. */
import { type RefObject, useEffect } from 'react';

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
