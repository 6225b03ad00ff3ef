/** Whether a carousel must not move for the moment: a mouse is over it, or the keyboard is in it. */
import { type RefObject, useEffect, useState } from 'react';

const NONE = { hover: false, focus: false, hidden: false };

/** True while a mouse is over `region` (if `onHover`), the keyboard is in it or the page is hidden. */
export function usePaused(region: RefObject<HTMLElement | null>, onHover: boolean): boolean {
  const [reasons, setReasons] = useState(NONE);
  useEffect(() => {
    const element = region.current;
    const on = (
      target: EventTarget | null,
      type: string,
      read: (event: Event) => Partial<typeof NONE>,
    ) => {
      const change = (event: Event) => setReasons((before) => ({ ...before, ...read(event) }));
      target?.addEventListener(type, change);
      return () => target?.removeEventListener(type, change);
    };
    const ends = [
      // A touch enters too, but never leaves.
      on(element, 'pointerenter', (event) => ({
        hover: (event as PointerEvent).pointerType === 'mouse',
      })),
      on(element, 'pointerleave', () => ({ hover: false })),
      on(element, 'focusin', () => ({ focus: element?.querySelector(':focus-visible') !== null })),
      on(element, 'focusout', () => ({ focus: false })),
      on(document, 'visibilitychange', () => ({ hidden: document.hidden })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [region]);
  return (onHover && reasons.hover) || reasons.focus || reasons.hidden;
}
