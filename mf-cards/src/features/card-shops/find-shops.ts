import { fold, type ShopListItem } from '@mall/contracts';

/** Those whose name holds every word of `text`, whatever its case and accents. */
export function findShops(shops: readonly ShopListItem[], text: string): readonly ShopListItem[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return shops.filter(({ name }) => words.every((word) => fold(name).includes(word)));
}
