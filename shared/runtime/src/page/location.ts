/** The parts of the URL that a page may read, and how it changes its query. */
import { createContext, use, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkQuery } from './page-link.tsx';

export {
  useLocation as usePageLocation,
  /** How the page was reached: `PUSH` by a link, `POP` by Back, Forward or a document, else `REPLACE`. */
  useNavigationType as usePageNavigation,
  /** The parameters of the page's path, for instance `slug`. */
  useParams as usePageParams,
} from 'react-router-dom';

/** The query keys that the page declares; the shell provides them. */
export const QueryKeysContextV1 = createContext<ReadonlySet<string> | undefined>(undefined);

/**
 * The query without keys that the page does not declare: its links keep no `utm_source`. The router's own
 * hooks of the query and of the route render a component again at each state of a navigation.
 */
export function usePageQuery(): URLSearchParams {
  const { search } = useLocation();
  const keys = use(QueryKeysContextV1);
  return useMemo(
    () => new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => keys?.has(key))),
    [search, keys],
  );
}

/** The location of the pending navigation, else of the page; the router's hooks are later. */
type NextLocation = () => { pathname: string; search: string; hash: string };

/** The shell provides it in the browser; on the server nothing navigates. */
export const NextLocationContextV1 = createContext<NextLocation | undefined>(undefined);

/**
 * Sets keys of the page's query, or removes those whose value is empty, without scrolling. Other keys
 * and the hash stay. `push` adds a history entry, so that Back undoes the change. A pending navigation
 * to another page wins.
 */
export function useQueryChange(): (changes: LinkQuery, options?: { push?: boolean }) => void {
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
