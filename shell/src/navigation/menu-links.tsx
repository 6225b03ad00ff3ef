import type { NavigationEntry } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { entryUrl } from '../site/entry-url.ts';
import { NavigationLink } from './navigation-link.tsx';

interface MenuLinksProps {
  menus: readonly NavigationEntry['menu'][];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

/** A list of links; the page that is shown, or whose part is shown, is marked. */
export function MenuLinks({ menus, className, linkClassName }: MenuLinksProps) {
  const { pathTo, menu: menuOf } = useShellContext();
  return (
    <ul className={className}>
      {menus
        .flatMap((menu) => menuOf(menu))
        .map((entry) => (
          <li key={entryUrl(entry, pathTo)}>
            <NavigationLink entry={entry} className={linkClassName} />
          </li>
        ))}
    </ul>
  );
}
