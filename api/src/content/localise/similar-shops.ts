/** Which shops a shop's page leads on to. */
import type { Shop } from '@mall/contracts';

const MAX_SIMILAR = 4;

type Place = Pick<Shop, 'slug' | 'categories' | 'floor' | 'unit'>;

/** How far apart two units are by their numbers; those of another floor are after all of the same one. */
function distance(a: Place, b: Place): number {
  const numberOf = ({ unit }: Place) => Number(unit.slice(2));
  const steps = Math.abs(numberOf(a) - numberOf(b));
  return a.floor === b.floor ? steps : steps + 1_000_000;
}

/** Some of `shops` that have the first category of `shop`, the nearest first. */
export function similarShops<Other extends Place>(shop: Place, shops: readonly Other[]): Other[] {
  return shops
    .filter(({ slug, categories }) => slug !== shop.slug && categories[0] === shop.categories[0])
    .sort((a, b) => distance(shop, a) - distance(shop, b))
    .slice(0, MAX_SIMILAR);
}
