/** What a click on a link of the site asks of the router: links are plain anchors without handlers. */
import { isPlainClick } from './plain-click.ts';

export interface LinkNavigation {
  pathname: string;
  /** With query and hash. */
  url: string;
  options: { replace: boolean };
}

function anchorOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return undefined;
  return anchor.target && anchor.target !== '_self' ? undefined : anchor;
}

/** The navigation that a click asks for; undefined when it is the browser's or already handled. */
export function linkNavigation(event: MouseEvent): LinkNavigation | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const anchor = anchorOf(event);
  if (anchor?.origin !== window.location.origin) return undefined;
  const { href, pathname, search, hash, dataset } = anchor;
  return {
    pathname,
    url: pathname + search + hash,
    options: {
      // As browsers do for a link to the page that is shown.
      replace: dataset.replace !== undefined || href === window.location.href,
    },
  };
}
