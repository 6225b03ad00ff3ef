import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type LinkQuery, pageUrl } from './page-url.ts';
import type { RouteArgs, RouteTarget } from './routes.ts';
import { useShellContext } from './shell-context.ts';

export type PageLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  RouteTarget & {
    query?: LinkQuery;
    hash?: string | undefined;
    /** Takes the place of the page in the history. */
    replace?: boolean;
    children: ReactNode;
  };

/**
 * A link to a page of the site by route id, in the page's language. A plain anchor, which the shell
 * follows: a page has a hundred, and a `Link` of the router would render again with each navigation.
 */
export function PageLink(props: PageLinkProps) {
  const { to, params, query, hash, replace, children, ...others } = props;
  const { pathTo } = useShellContext();
  // The props hold a route and its parameters together; apart, their types do not show it.
  const path = pathTo(...([to, params] as RouteArgs));
  return (
    <a {...others} data-replace={replace || undefined} href={pageUrl(path, query, hash)}>
      {children}
    </a>
  );
}
