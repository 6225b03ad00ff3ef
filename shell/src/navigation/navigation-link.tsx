import { useShellContext } from '@mall/runtime';
import { useLocation } from 'react-router-dom';
import { isCurrent } from './current-entries.ts';
import { MenuLink, type MenuLinkProps } from './menu-link.tsx';

/** A link that is marked while its page, or one below it, is shown. */
export function NavigationLink(props: Omit<MenuLinkProps, 'isCurrent'>) {
  const { pathTo } = useShellContext();
  const { pathname } = useLocation();
  return <MenuLink {...props} isCurrent={isCurrent(props.entry, pathTo, pathname)} />;
}
