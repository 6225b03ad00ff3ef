/** Which menu is open: one at most, so that opening one closes the others. */
import { atom } from 'jotai';

export type MenuName = 'shops' | 'services' | 'narrow';

export interface OpenMenu {
  menu: MenuName;
  /** A menu that hovering has opened is kept by the press that mostly follows at once. */
  by: 'hover' | 'press';
}

export const openMenuAtom = atom<OpenMenu | null>(null);

/** What a press on the button of `menu` makes of `open`. */
export function afterPress(open: OpenMenu | null, menu: MenuName): OpenMenu | null {
  return open?.menu === menu && open.by === 'press' ? null : { menu, by: 'press' };
}

/** What a short stay of the pointer over `menu` makes of `open`. */
export function afterStay(open: OpenMenu | null, menu: MenuName): OpenMenu {
  return open?.menu === menu ? open : { menu, by: 'hover' };
}

/** `open` without `menu`; another menu stays. */
export function without(open: OpenMenu | null, menu: MenuName): OpenMenu | null {
  return open?.menu === menu ? null : open;
}
