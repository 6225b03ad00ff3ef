/** Which menu is open: one at most, so that opening one closes the others. */
import { atom, useAtom, useSetAtom } from 'jotai';
import { createContext, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export type MenuName = 'shops' | 'services' | 'mobile';

export const openMenuAtom = atom<MenuName | null>(null);

/** Whether `menu` is open, and what opens or closes it; closing it leaves another one open. */
export function useOpenMenu(menu: MenuName): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [open, setOpen] = useAtom(openMenuAtom);
  const change = useCallback(
    (isOpen: boolean) =>
      setOpen((now) => {
        if (isOpen) return menu;
        return now === menu ? null : now;
      }),
    [menu, setOpen],
  );
  return [open === menu, change];
}

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

/** Closes the menu from inside its panel and focuses the menu's button. */
export const LeaveMenuContext = createContext<() => void>(() => undefined);
