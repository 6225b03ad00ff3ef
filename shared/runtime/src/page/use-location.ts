/** The parts of the URL that a page may read. Remotes reach the router through this package alone. */
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

/** The parameters of the page's path, for instance `slug`. */
export function usePageParams(): Readonly<Record<string, string | undefined>> {
  return useParams();
}

/** The page's path, without query and hash. */
export function usePagePath(): string {
  return useLocation().pathname;
}

/** The page's query string, for instance `kategoria`. */
export function usePageQuery(): URLSearchParams {
  return useSearchParams()[0];
}
