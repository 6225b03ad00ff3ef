/** An item of the desktop navigation that has a panel below the header. */
import { Wrapper } from '@mall/ui';
import { Menu, type MenuProps } from '@mall/ui/menu';
import type { ReactNode } from 'react';
import { LeaveMenuContext } from './leave-menu.ts';
import { type MenuName, useOpenMenu } from './open-menu.ts';

interface MegaMenuItemProps extends Pick<MenuProps, 'link' | 'label' | 'name' | 'onApproach'> {
  menu: MenuName;
  /** The panel's content; rendered while it is open. */
  children: ReactNode;
}

export function MegaMenuItem({ menu, children, ...item }: MegaMenuItemProps) {
  const [isOpen, setOpen] = useOpenMenu(menu);
  return (
    <Menu {...item} isOpen={isOpen} onOpenChange={setOpen}>
      {(leave) => (
        <Wrapper>
          <LeaveMenuContext value={leave}>{children}</LeaveMenuContext>
        </Wrapper>
      )}
    </Menu>
  );
}
