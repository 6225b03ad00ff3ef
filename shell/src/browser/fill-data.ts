/** Puts what the server has loaded into the data store. */
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { PageData, SiteData } from '../page/page-data.ts';

/**
 * Of the site file only what the page names: the page was rendered without the rest.
 * @returns whether all of it is there. A file in the place of the page's own may be of another language.
 */
export function fillData(
  queryClient: QueryClient,
  { queries, renderedAt }: Pick<PageData, 'queries' | 'renderedAt'>,
  common: SiteData['queries'],
): boolean {
  const commonData = new Map(common.map(([key, data]) => [hashKey(key), data]));
  const loaded = queries.map(([key, data = commonData.get(hashKey(key))]) =>
    queryClient.setQueryData(key, data, { updatedAt: renderedAt }),
  );
  return loaded.every((data) => data !== undefined);
}
