/** Whether a carousel has to stand still for the moment: someone points at it or is in it. */
import { type RefObject, useEffect, useState } from 'react';
import { listen } from './listen.ts';

interface Holds {
  hover: boolean;
  focus: boolean;
  hidden: boolean;
}

const FREE: Holds = { hover: false, focus: false, hidden: false };

type Hold = (change: Partial<Holds>) => void;

function watchRegion(region: HTMLElement, hold: Hold): () => void {
  return listen(region, {
    // A touch enters too, but never leaves.
    pointerenter: (event) => hold({ hover: (event as PointerEvent).pointerType === 'mouse' }),
    pointerleave: () => hold({ hover: false }),
    focusin: () => hold({ focus: region.querySelector(':focus-visible') !== null }),
    focusout: () => hold({ focus: false }),
  });
}

function watchPage(hold: Hold): () => void {
  return listen(document, { visibilitychange: () => hold({ hidden: document.hidden }) });
}

/** True while a mouse is over `region` (if `onHover`), the keyboard is in it or the page is hidden. */
export function useHeld(region: RefObject<HTMLElement | null>, onHover: boolean): boolean {
  const [holds, setHolds] = useState(FREE);
  useEffect(() => {
    const hold: Hold = (change) => setHolds((before) => ({ ...before, ...change }));
    const ends = [watchPage(hold), region.current && watchRegion(region.current, hold)];
    return () => {
      for (const end of ends) end?.();
    };
  }, [region]);
  return (onHover && holds.hover) || holds.focus || holds.hidden;
}
