import type { NavigationEntry } from '@mall/contracts';
import { pageUrl, useVisit } from '@mall/runtime';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface MenuLinkProps {
  entry: NavigationEntry;
  className?: string | undefined;
  /** Before the label. */
  children?: ReactNode;
}

/** A link as an app's `mf.json` declares it. */
export function MenuLink({ entry, className, children }: MenuLinkProps) {
  const { language, pathTo } = useVisit();
  return (
    <Link className={className} to={pageUrl(pathTo(entry.route), {}, entry.hash)}>
      {children}
      {entry.label[language]}
    </Link>
  );
}
