/** How a page changes its own query. Remotes reach the router through this package alone. */
import { createContext, use, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkQuery } from './page-url.ts';

/**
 * The location of the pending navigation, else of the page. The router has it at once, its hooks only
 * after React has rendered.
 */
export type NextLocation = () => { pathname: string; search: string; hash: string };

/** The shell provides it in the browser; on the server nothing navigates. */
export const NextLocationContextV1 = createContext<NextLocation | undefined>(undefined);

export interface QueryChangeOptions {
  /** Adds a history entry, so that Back undoes the change. */
  push?: boolean;
}

/**
 * Sets keys of the page's query, or removes those whose value is empty: without scrolling, and without
 * a history entry unless `push` asks for one. Other keys and the hash stay. A pending navigation to
 * another page wins.
 */
export function useQueryChange(): (changes: LinkQuery, options?: QueryChangeOptions) => void {
  const nextLocation = use(NextLocationContextV1);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (changes, { push = false } = {}) => {
      const next = nextLocation?.();
      if (next?.pathname !== pathname) return;
      const query = new URLSearchParams(next.search);
      for (const [key, values] of Object.entries(changes)) {
        query.delete(key);
        for (const value of [values].flat()) if (value !== '') query.append(key, value);
      }
      const to = { pathname, search: query.toString(), hash: next.hash };
      void navigate(to, { replace: !push });
    },
    [nextLocation, navigate, pathname],
  );
}
