import { matcherOf, type ShopListItem } from '@mall/contracts';

/** Those whose name holds every word of `text`, whatever its case and accents. */
export function findShops(shops: readonly ShopListItem[], text: string): readonly ShopListItem[] {
  const matches = matcherOf(text);
  return shops.filter(({ name }) => matches(name));
}
