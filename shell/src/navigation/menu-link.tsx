import type { NavigationEntry } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import type { ReactNode } from 'react';
import { entryUrl } from '../site/entry-url.ts';

interface MenuLinkProps {
  entry: NavigationEntry;
  className?: string | undefined;
  /** Before the label. */
  children?: ReactNode;
}

/** A link as an app's `mf.json` declares it. */
export function MenuLink({ entry, className, children }: MenuLinkProps) {
  const { language, pathTo } = useShellContext();
  return (
    <a className={className} href={entryUrl(entry, pathTo)}>
      {children}
      {entry.label[language]}
    </a>
  );
}
