/** Links of the menus; those to the shown page, or to what it is part of, can be marked. */
import type { NavigationEntry } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { isPlainClick, type PathTo, pageUrl, useShellContext } from '@mall/runtime';
import { type MouseEvent, type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useCouponDay } from '../dialogs/dialogs-provider.tsx';
import { LeaveMenuContext } from './open-menu.ts';

export function entryUrl({ route, hash }: NavigationEntry, pathTo: PathTo): string {
  return pageUrl(pathTo(route), {}, hash);
}

/** The menus that are always in the page. */
export const PAGE_MENUS = ['main', 'services'] as const;

function isCurrent({ route }: NavigationEntry, pathTo: PathTo, pathname: string): boolean {
  // The English path of a page without a language in its path has a query.
  const [path] = pathTo(route).split('?');
  return `${pathname}/`.startsWith(`${path}/`);
}

export function useCurrentEntries(): string[] {
  const { pathTo, menu } = useShellContext();
  const { pathname } = useLocation();
  return PAGE_MENUS.flatMap(menu)
    .filter((entry) => isCurrent(entry, pathTo, pathname))
    .map(({ route }) => route);
}

interface MenuLinkProps {
  entry: NavigationEntry;
  className?: string | undefined;
  /** Whether it leads to the page that is shown. */
  isCurrent?: boolean;
  children?: ReactNode;
}

export function MenuLink({ entry, className, isCurrent, children }: MenuLinkProps) {
  const { language, pathTo } = useShellContext();
  return (
    <a
      className={className}
      href={entryUrl(entry, pathTo)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      {entry.label[language]}
    </a>
  );
}

/** A link that is marked while its page, or one below it, is shown. */
export function NavigationLink(props: Omit<MenuLinkProps, 'isCurrent'>) {
  const { pathTo } = useShellContext();
  const { pathname } = useLocation();
  return <MenuLink {...props} isCurrent={isCurrent(props.entry, pathTo, pathname)} />;
}

interface MenuLinksProps {
  menus: readonly NavigationEntry['menu'][];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

export function MenuLinks({ menus, className, linkClassName }: MenuLinksProps) {
  const { menu } = useShellContext();
  return (
    <ul className={className}>
      {menus.flatMap(menu).map((entry) => (
        <li key={entry.route + entry.hash}>
          <NavigationLink entry={entry} className={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

/** Opens the coupons' dialog, which needs scripts: one more item of a menu, on a coupon day only. */
export function CouponLink({ className }: { className?: string | undefined }) {
  const t = useMessages('shell');
  const leaveMenu = use(LeaveMenuContext);
  const { isActive, showCoupons } = useCouponDay();
  if (!isActive) return null;
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    leaveMenu();
    showCoupons();
  };
  return (
    <li className="scripted-only">
      <a className={className} href="/" aria-haspopup="dialog" onClick={press}>
        {t('navigation.coupons')}
      </a>
    </li>
  );
}
