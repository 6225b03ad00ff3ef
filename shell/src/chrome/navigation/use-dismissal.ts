/** Ways out of an open menu besides its own button: Escape, a press outside, focus that moves on. */
import { type FocusEvent, type RefObject, useEffect } from 'react';

interface Dismissal {
  isOpen: boolean;
  /** The menu with its button. */
  area: RefObject<HTMLElement | null>;
  /** Takes the focus when Escape closes the menu that holds it. */
  button: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Returns the blur handler of the area. */
export function useDismissal({ isOpen, area, button, close }: Dismissal) {
  useEffect(() => {
    if (!isOpen) return;
    const holds = (target: EventTarget | null) => area.current?.contains(target as Node | null);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (holds(document.activeElement)) button.current?.focus();
      close();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!holds(event.target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, area, button, close]);
  return ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !area.current?.contains(relatedTarget)) close();
  };
}
