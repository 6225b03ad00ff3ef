/** How a page changes its own query. Remotes reach the router through this package alone. */
import { createContext, use, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The location of the navigation under way, else of the page. The router knows it at once, its hooks
 * only when React has rendered.
 */
export type NextLocation = () => { pathname: string; search: string; hash: string };

/** The shell gives it in the browser; on the server nothing navigates. */
export const NextLocationContextV1 = createContext<NextLocation | undefined>(undefined);

/**
 * Sets one key of the page's query, or takes it out when the value is empty: in place, without an
 * entry in the history and without scrolling; the hash stays. It never calls
 * back a visitor who is leaving the page.
 */
export function useQueryChange(): (key: string, value: string) => void {
  const nextLocation = use(NextLocationContextV1);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (key, value) => {
      const next = nextLocation?.();
      if (next?.pathname !== pathname) return;
      const query = new URLSearchParams(next.search);
      if (value === '') query.delete(key);
      else query.set(key, value);
      const to = { pathname, search: query.toString(), hash: next.hash };
      void navigate(to, { replace: true, preventScrollReset: true });
    },
    [nextLocation, navigate, pathname],
  );
}
