import type { ShopSummary } from '@mall/contracts';

/** The shops of `slugs`, in that order; a slug that the list does not hold is left out. */
export function shopsOf(list: readonly ShopSummary[], slugs: readonly string[]): ShopSummary[] {
  return slugs.flatMap((slug) => list.find((shop) => shop.slug === slug) ?? []);
}
