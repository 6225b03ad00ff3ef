import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { openMenuAtom } from './open-menu.ts';

/** Closes whichever menu is open when another page, or the same in another language, is shown. */
export function useClosingOnNavigation(): void {
  const { key } = useLocation();
  const setOpen = useSetAtom(openMenuAtom);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    setOpen(null);
  }, [key, setOpen]);
}
