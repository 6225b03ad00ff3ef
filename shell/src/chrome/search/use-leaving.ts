import { type RefObject, useEffect } from 'react';

/** Calls `onLeave` when something outside `root` is pressed or gets the focus, while `isWatching`. */
export function useLeaving(
  root: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onLeave: () => void,
): void {
  useEffect(() => {
    if (!isWatching) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onLeave();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [root, isWatching, onLeave]);
}
