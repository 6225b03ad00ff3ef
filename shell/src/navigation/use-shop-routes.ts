import type { RouteRef } from '@mall/contracts';
import { useSite } from '../site/site-context.ts';

interface ShopRoutes {
  /** Route id of a shop's page. */
  detail: RouteRef | undefined;
  /** Route id of the list of shops. */
  list: RouteRef | undefined;
  /** The list's query key that chooses a category. */
  categoryKey: string | undefined;
}

/** Where shops are shown, as the app that shows them declares it. */
export function useShopRoutes(): ShopRoutes {
  const { table } = useSite();
  const detail = table.paths.find(({ route }) => route.entries === 'shops')?.route;
  const list = detail?.list ? table.find(detail.list)?.route : undefined;
  return { detail: detail?.id, list: list?.id, categoryKey: list?.queryKeys?.category };
}
