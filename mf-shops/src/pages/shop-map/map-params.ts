import type { PlanDrawing } from '@mall/contracts';
import { filterParams, readFilter } from '../../features/shop-filter/filter-query.ts';
import { pageNumber } from '../../features/shop-list/page-query.ts';
import { PLACE_KEY } from '../../query-keys.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The parameters of the call `shopMap`. The floor of the query is shown, it does not filter. */
export function mapParams(query: URLSearchParams, { floors }: PlanDrawing) {
  const { floor, ...filter } = readFilter(query).filter;
  const shop = query.get(PLACE_KEY) ?? '';
  // Where no plan shows the chosen shop, the list does.
  const asksForShop = floors.length === 0 && SLUG.test(shop);
  return { ...filterParams(filter), page: pageNumber(query), ...(asksForShop && { shop }) };
}
