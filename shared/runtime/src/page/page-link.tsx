import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { RouteArgs, RouteTarget } from './routes.ts';
import { useShellContext } from './shell-context.ts';

export type PageLinkProps = Omit<LinkProps, 'to'> &
  RouteTarget & {
    query?: Readonly<Record<string, string>>;
    hash?: string | undefined;
    children: ReactNode;
  };

/** `path`, which may have a query, with more query keys and a hash. Empty values are left out. */
export function pageUrl(
  path: string,
  query: Readonly<Record<string, string>> = {},
  hash = '',
): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  const separator = path.includes('?') ? '&' : '?';
  return path + (search.size > 0 ? separator + search : '') + (hash && `#${hash}`);
}

/** A link to a page of the site by route id, in the page's language. */
export function PageLink({ to, params, query, hash, children, ...props }: PageLinkProps) {
  const { pathTo } = useShellContext();
  // The props hold a route and its parameters together; apart, their types do not show it.
  const path = pathTo(...([to, params] as RouteArgs));
  return (
    <Link {...props} to={pageUrl(path, query, hash)}>
      {children}
    </Link>
  );
}
