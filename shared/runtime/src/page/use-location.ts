/** The parts of the URL that a page may read. Remotes reach the router through this package alone. */
import { useSearchParams } from 'react-router-dom';

export {
  /** Path, query and hash of the page. */
  useLocation as usePageLocation,
  /** The parameters of the page's path, for instance `slug`. */
  useParams as usePageParams,
} from 'react-router-dom';

/** The page's query string, for instance `kategoria`. */
export function usePageQuery(): URLSearchParams {
  return useSearchParams()[0];
}
