/** The page that shows all that a search finds, as the app that shows it declares it. */
import { pageUrl, useShellContext } from '@mall/runtime';
import { useSite } from '../site/site-context.ts';

export interface ResultPage {
  /** Where the form of the search leads. */
  path: string;
  /** The query key of what was typed. */
  queryKey: string;
  /** The page's URL for what was typed. */
  urlFor: (text: string) => string;
}

/** Undefined when no live app has such a page. */
export function useResultPage(): ResultPage | undefined {
  const { site } = useSite();
  const { pathTo } = useShellContext();
  const route = site.apps
    .flatMap(({ routes }) => routes)
    .find(({ queryKeys }) => queryKeys?.search !== undefined);
  const queryKey = route?.queryKeys?.search;
  if (!route || !queryKey) return undefined;
  const path = pathTo(route.id);
  return { path, queryKey, urlFor: (text) => pageUrl(path, { [queryKey]: text }) };
}
