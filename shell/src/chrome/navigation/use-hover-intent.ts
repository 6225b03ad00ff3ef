/** Tells a pointer that stays from one that only passes. */
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';

/** Milliseconds over an item until it opens: less than a pause, more than a passing. */
const STAY = 120;
/** Milliseconds outside until it closes: enough for a corner that is cut on the way to the panel. */
const ABSENCE = 220;

interface HoverIntent {
  onStay: () => void;
  onAbsence: () => void;
}

/** Handlers for the element that is hovered. Fingers do not hover. */
export function useHoverIntent(intent: HoverIntent) {
  const latest = useRef(intent);
  latest.current = intent;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const plan = (what: keyof HoverIntent, delay: number) => (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current[what](), delay);
    };
    return { onPointerEnter: plan('onStay', STAY), onPointerLeave: plan('onAbsence', ABSENCE) };
  }, []);
}
