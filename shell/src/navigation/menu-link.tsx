import type { NavigationEntry } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import type { ReactNode } from 'react';
import { entryUrl } from '../site/entry-url.ts';

export interface MenuLinkProps {
  entry: NavigationEntry;
  className?: string | undefined;
  /** Whether it leads to the page that is shown. */
  isCurrent?: boolean;
  /** Before the label. */
  children?: ReactNode;
}

/** A link as an app's `mf.json` declares it. */
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
