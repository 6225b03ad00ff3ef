/** Links to pages of the site. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { RouteArgs, RouteTarget } from './routes.ts';
import { useShellContext } from './shell-context.ts';

export type LinkQuery = Readonly<Record<string, string | readonly string[]>>;

function searchOf(query: LinkQuery): string {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(query)) {
    for (const value of [values].flat()) if (value !== '') search.append(key, value);
  }
  return search.toString();
}

/** `path`, which may have a query, with more query keys and a hash. Empty values are left out. */
export function pageUrl(path: string, query?: LinkQuery, hash = ''): string {
  // Most links have no query.
  const search = query ? searchOf(query) : '';
  const separator = path.includes('?') ? '&' : '?';
  return path + (search && separator + search) + (hash && `#${hash}`);
}

/** A click that follows a link here; others ask the browser for a new tab or window. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The link of this site that an event is about, unless it leads to a download or another tab. */
export function siteLink({ target }: Event): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest('a[href^="/"], a[href^="#"]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  return anchor.origin === window.location.origin ? anchor : undefined;
}

/** The navigation that a click asks for; undefined when it is the browser's or already handled. */
export function linkNavigation(event: MouseEvent) {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const anchor = siteLink(event);
  if (!anchor) return undefined;
  const { href, pathname, search, hash, dataset } = anchor;
  return {
    anchor,
    pathname,
    url: pathname + search + hash,
    options: {
      // As browsers do for a link to the page that is shown.
      replace: dataset.replace !== undefined || href === window.location.href,
    },
  };
}

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
