import type { NavigationEntry } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { NavLink } from 'react-router-dom';
import { entryUrl } from '../site/entry-url.ts';

interface MenuLinksProps {
  menus: readonly NavigationEntry['menu'][];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

/** A list of links; the page that is shown, or whose part is shown, is marked. */
export function MenuLinks({ menus, className, linkClassName }: MenuLinksProps) {
  const { language, pathTo, menu: menuOf } = useShellContext();
  return (
    <ul className={className}>
      {menus
        .flatMap((menu) => menuOf(menu))
        .map((entry) => (
          <li key={entryUrl(entry, pathTo)}>
            <NavLink className={linkClassName ?? ''} to={entryUrl(entry, pathTo)}>
              {entry.label[language]}
            </NavLink>
          </li>
        ))}
    </ul>
  );
}
