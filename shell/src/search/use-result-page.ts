import { pageUrl, useShellContext } from '@mall/runtime';
import { useSite } from '../site/site-context.ts';

/** The page with all results of a search; undefined when no live app declares one. */
export function useResultPage() {
  const { site } = useSite();
  const { pathTo } = useShellContext();
  const route = site.apps
    .flatMap(({ routes }) => routes)
    .find(({ queryKeys }) => queryKeys?.search !== undefined);
  const queryKey = route?.queryKeys?.search;
  if (!route || !queryKey) return undefined;
  const path = pathTo(route.id);
  return { path, queryKey, urlFor: (text: string) => pageUrl(path, { [queryKey]: text }) };
}
