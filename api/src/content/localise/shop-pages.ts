/** Pages of the list of shops and of the map: what a visitor loads does not grow with the mall. */

/** As many as a page of 300 kB holds. */
const SHOPS_PER_PAGE = 180;

/** The page that has the shop at `index`. */
export function pageNumber(index: number): number {
  return Math.floor(index / SHOPS_PER_PAGE) + 1;
}

/** One page of `shops`; undefined after the last one. */
export function pageOf<Item>(
  shops: readonly Item[],
  page: number,
): { shops: Item[]; total: number; pages: number } | undefined {
  const pages = Math.max(1, Math.ceil(shops.length / SHOPS_PER_PAGE));
  if (page > pages) return undefined;
  const start = (page - 1) * SHOPS_PER_PAGE;
  return { shops: shops.slice(start, start + SHOPS_PER_PAGE), total: shops.length, pages };
}
