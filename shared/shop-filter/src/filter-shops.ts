/** Filters shops, and counts what each option of a filter would show. Tests of pages filter as the API does. */
import {
  FLOORS,
  matcherOf,
  SHOP_CATEGORIES,
  SHOP_SERVICES,
  type ShopCounts,
  type ShopListQuery,
  type ShopSummary,
} from '@mall/contracts';

/** What a visitor asks for; the filter without any of it lets every shop pass. */
export type ShopFilter = Omit<ShopListQuery, 'page'>;

type FilterableShop = Pick<ShopSummary, 'slug' | 'name' | 'categories' | 'floor' | 'services'>;

function zeros<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}

/**
 * Those of `shops` that pass `filter`, in their order, and how many each option would show: a category,
 * a floor or `open` in place of what is chosen of its kind, a service beside those that are chosen.
 * @param isOpen whether a shop is open at `open` of the filter, or now when the filter does not ask.
 */
export function filterShops<Shop extends FilterableShop>(
  shops: readonly Shop[],
  { category, floor, services, open, text }: ShopFilter,
  isOpen: (shop: Shop) => boolean,
): { shops: Shop[]; counts: ShopCounts } {
  const matches = matcherOf(text);
  const counts = {
    categories: zeros(SHOP_CATEGORIES),
    floors: zeros(FLOORS),
    services: zeros(SHOP_SERVICES),
    open: 0,
  };
  const found = shops.filter((shop) => {
    const checks = {
      text: matches(`${shop.name} ${shop.slug}`),
      category: !category || shop.categories.includes(category),
      floor: !floor || shop.floor === floor,
      services: services.every((service) => shop.services.includes(service)),
      open: !open || isOpen(shop),
    };
    const isShownWithout = (kind?: keyof typeof checks) =>
      Object.entries(checks).every(([name, passed]) => passed || name === kind);
    if (isShownWithout('category'))
      for (const slug of shop.categories) counts.categories[slug] += 1;
    if (isShownWithout('floor')) counts.floors[shop.floor] += 1;
    if (isShownWithout('open') && isOpen(shop)) counts.open += 1;
    if (!isShownWithout()) return false;
    for (const service of shop.services) counts.services[service] += 1;
    return true;
  });
  return { shops: found, counts };
}
