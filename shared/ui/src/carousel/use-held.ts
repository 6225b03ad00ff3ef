/** Whether a carousel has to stand still for the moment: someone points at it or is in it. */
import { type RefObject, useEffect, useState } from 'react';

interface Holds {
  hover: boolean;
  focus: boolean;
  hidden: boolean;
}

const FREE: Holds = { hover: false, focus: false, hidden: false };

/** True while a mouse is over `region` (if `onHover`), the keyboard is in it or the page is hidden. */
export function useHeld(region: RefObject<HTMLElement | null>, onHover: boolean): boolean {
  const [holds, setHolds] = useState(FREE);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const hold = (change: Partial<Holds>) => setHolds((before) => ({ ...before, ...change }));
    const ending = new AbortController();
    const { signal } = ending;
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
    const keyboardIn = () => element.querySelector(':focus-visible') !== null;
    element.addEventListener('pointerenter', (e) => hold({ hover: isMouse(e) }), { signal });
    element.addEventListener('pointerleave', () => hold({ hover: false }), { signal });
    element.addEventListener('focusin', () => hold({ focus: keyboardIn() }), { signal });
    element.addEventListener('focusout', () => hold({ focus: false }), { signal });
    const pageHidden = () => hold({ hidden: document.hidden });
    document.addEventListener('visibilitychange', pageHidden, { signal });
    return () => ending.abort();
  }, [region]);
  return (onHover && holds.hover) || holds.focus || holds.hidden;
}
