import type { ShopListItem } from '@mall/contracts';

/** The shops of `slugs`, in that order; a slug that the list does not hold is left out. */
export function shopsOf(list: readonly ShopListItem[], slugs: readonly string[]): ShopListItem[] {
  return slugs.flatMap((slug) => list.find((shop) => shop.slug === slug) ?? []);
}
