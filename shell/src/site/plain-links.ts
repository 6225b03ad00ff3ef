/** Follows the anchors in content through the router: they are no `Link` components. */
import { isPlainClick } from '@mall/runtime';
import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The path that a plain left click on a link of the site asks for. */
function ownPathOf(event: MouseEvent): string | undefined {
  const { defaultPrevented, target } = event;
  if (defaultPrevented || !isPlainClick(event)) return undefined;
  const anchor = target instanceof Element ? target.closest('a[href^="/"]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return undefined;
  if (anchor.target || anchor.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(anchor.href);
  return origin === window.location.origin ? pathname + search + hash : undefined;
}

/** A click handler for the element around content. */
export function usePlainLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const path = ownPathOf(event);
      if (!path) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}
