/** The API's response with a list of shops. */
import type { ShopList, ShopListItem } from '@mall/contracts';

const zeros = new Proxy({}, { get: () => 0 });

export function aShopListOf(shops: readonly ShopListItem[]): ShopList {
  return {
    shops: shops.map((shop) => ({ ...shop, letter: shop.name.charAt(0), hours: 0 })),
    total: shops.length,
    pages: 1,
    near_hours: [],
    // Nobody looks at the counts here.
    counts: { categories: zeros, floors: zeros, services: zeros, open: 0 } as ShopList['counts'],
    letters: [],
    open_at: '2026-11-25T11:05',
  };
}
