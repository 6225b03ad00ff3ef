import { useSite } from '../site/site-context.ts';

/** Route ids of the pages of a shop and of all shops, and the query key of a category, as their app declares them. */
export function useShopRoutes() {
  const { table } = useSite();
  const detail = table.paths.find(({ route }) => route.entries === 'shops')?.route;
  const list = detail?.list ? table.find(detail.list)?.route : undefined;
  return { detail: detail?.id, list: list?.id, categoryKey: list?.queryKeys?.category };
}
