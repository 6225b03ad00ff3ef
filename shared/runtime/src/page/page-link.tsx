import type { PathParams } from '@mall/routing';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useVisit } from './visit.ts';

export interface PageLinkProps extends Omit<LinkProps, 'to'> {
  /** Id of the route. */
  to: string;
  params?: PathParams;
  query?: Readonly<Record<string, string>>;
  hash?: string;
  children: ReactNode;
}

/** The address of a page with query and hash. Empty query values are left out. */
export function pageAddress(
  path: string,
  query: Readonly<Record<string, string>> = {},
  hash = '',
): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return `${path}${search.size > 0 ? `?${search}` : ''}${hash ? `#${hash}` : ''}`;
}

/** A link to a page of the site by route id, in the visit's language. */
export function PageLink({ to, params, query, hash, children, ...props }: PageLinkProps) {
  const { pathTo } = useVisit();
  return (
    <Link {...props} to={pageAddress(pathTo(to, params), query, hash)}>
      {children}
    </Link>
  );
}
