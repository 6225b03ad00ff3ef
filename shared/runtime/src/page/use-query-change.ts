/** How a page changes its own query. Remotes reach the router through this package alone. */
import { createContext, use, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The location of the pending navigation, else of the page. The router has it at once, its hooks only
 * after React has rendered.
 */
export type NextLocation = () => { pathname: string; search: string; hash: string };

/** The shell provides it in the browser; on the server nothing navigates. */
export const NextLocationContextV1 = createContext<NextLocation | undefined>(undefined);

/**
 * Sets one key of the page's query, or removes it when the value is empty: without a history entry
 * and without scrolling. The hash stays. A pending navigation to another page wins.
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
