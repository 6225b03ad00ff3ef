/** Whether a carousel must not move for the moment: a mouse is over it, or the keyboard is in it. */
import { type RefObject, useEffect, useState } from 'react';
import { listen } from './listen.ts';

interface Reasons {
  hover: boolean;
  focus: boolean;
  hidden: boolean;
}

const NONE: Reasons = { hover: false, focus: false, hidden: false };

type Change = (change: Partial<Reasons>) => void;

function watchRegion(region: HTMLElement, change: Change): () => void {
  return listen(region, {
    // A touch enters too, but never leaves.
    pointerenter: (event) => change({ hover: (event as PointerEvent).pointerType === 'mouse' }),
    pointerleave: () => change({ hover: false }),
    focusin: () => change({ focus: region.querySelector(':focus-visible') !== null }),
    focusout: () => change({ focus: false }),
  });
}

function watchPage(change: Change): () => void {
  return listen(document, { visibilitychange: () => change({ hidden: document.hidden }) });
}

/** True while a mouse is over `region` (if `onHover`), the keyboard is in it or the page is hidden. */
export function usePaused(region: RefObject<HTMLElement | null>, onHover: boolean): boolean {
  const [reasons, setReasons] = useState(NONE);
  useEffect(() => {
    const change: Change = (part) => setReasons((before) => ({ ...before, ...part }));
    const ends = [watchPage(change), region.current && watchRegion(region.current, change)];
    return () => {
      for (const end of ends) end?.();
    };
  }, [region]);
  return (onHover && reasons.hover) || reasons.focus || reasons.hidden;
}
