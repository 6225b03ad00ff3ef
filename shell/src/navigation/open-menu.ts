/** Which menu is open: one at most, so that opening one closes the others. */
import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';

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
