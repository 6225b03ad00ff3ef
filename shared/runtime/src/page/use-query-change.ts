/** How a page changes its own query. Remotes reach the router through this package alone. */
import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Sets one key of the page's query, or takes it out when the value is empty: in place, without an
 * entry in the history and without scrolling. It never calls back a visitor who is leaving the page.
 */
export function useQueryChange(): (key: string, value: string) => void {
  // The hooks tell of a navigation only when React has rendered it; the router knows at once.
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(
    (key, value) => {
      if (!router) return;
      const bound = router.state.navigation.location ?? router.state.location;
      if (bound.pathname !== pathname) return;
      const query = new URLSearchParams(bound.search);
      if (value === '') query.delete(key);
      else query.set(key, value);
      const to = { pathname, search: query.toString() };
      void router.navigate(to, { replace: true, preventScrollReset: true });
    },
    [router, pathname],
  );
}
