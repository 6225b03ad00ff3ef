/** Shops as the API gives them, in alphabetical order. */
import { type Discount, type Shop, type ShopCategory, socialCard } from '@mall/contracts';
import type { LocalContent } from './local-content.ts';
import { alphabet } from './shop-letters.ts';
import { createShopList, type LocalisedShop } from './shop-list.ts';
import { toExceptions } from './site.ts';

type LocalShop = LocalContent['shops'][number];

export type LocalisedShops = ReturnType<typeof localiseShops>;

/** The shops of `content` as the calls give them; `discounts` are those that hold. */
export function localiseShops(content: LocalContent, discounts: readonly Discount[]) {
  const { site } = content;
  const details: LocalisedShop[] = content.shops
    .map((shop) => toDetail(shop, site))
    .sort((a, b) => alphabet.compare(a.name, b.name));
  const list = createShopList(details);
  const bySlug = new Map(details.map((shop) => [shop.slug, shop]));
  const find = (slugs: Iterable<string>) => [...slugs].flatMap((slug) => bySlug.get(slug) ?? []);
  const inMenus = site.menu_shops.flatMap(({ desktop, mobile = [] }) => [...desktop, ...mobile]);
  return {
    shops: details,
    pinned: { total: details.length, shops: find(site.pinned.shops) },
    inMenus: find(new Set(inMenus)),
    list,
    /** Looks through all shops for similar ones: for one page at a time. */
    detail: (slug: string): Shop | undefined => {
      const shop = bySlug.get(slug);
      if (!shop) return undefined;
      const similar = similarShops(shop, details);
      const discountsBeside = discountsFor(shop, discounts, bySlug);
      return { ...shop, ...discountsBeside, similar };
    },
  };
}

const MAX_OTHER_DISCOUNTS = 3;

/** The discounts that `shop` gives, and some of other shops, those of its category first. */
function discountsFor(
  shop: LocalisedShop,
  discounts: readonly Discount[],
  bySlug: ReadonlyMap<string, LocalisedShop>,
): Pick<Shop, 'discounts' | 'other_discounts'> {
  const isOwn = (discount: Discount) => discount.shop?.slug === shop.slug;
  const isSameKind = (discount: Discount) =>
    bySlug.get(discount.shop?.slug ?? '')?.categories[0] === shop.categories[0];
  const others = discounts.filter((discount) => !isOwn(discount));
  const ordered = [...others.filter(isSameKind), ...others.filter((one) => !isSameKind(one))];
  return {
    discounts: discounts.filter(isOwn),
    other_discounts: ordered.slice(0, MAX_OTHER_DISCOUNTS),
  };
}

function toDetail({ logo, hours, hours_group, ...shop }: LocalShop, site: LocalContent['site']) {
  const ofGroup = site.opening_exceptions.filter(({ groups }) => groups.includes(hours_group));
  return {
    ...shop,
    type: shop.type ?? typeOf(shop.categories),
    hours: hours ?? site.opening_hours.find(({ id }) => id === hours_group)?.hours ?? [],
    // A shop's own exceptions win over those of its group.
    exceptions: [
      ...toExceptions(shop.exceptions),
      ...toExceptions(ofGroup).map(({ groups, ...exception }) => exception),
    ],
    images: { logo, card: socialCard(logo) },
  };
}

const MAX_SIMILAR = 4;

type Place = Pick<Shop, 'slug' | 'categories' | 'floor' | 'unit'>;

/** How far apart two units are by their numbers; those of another floor are after all of the same one. */
function distance(a: Place, b: Place): number {
  const numberOf = ({ unit }: Place) => Number(unit.slice(2));
  const steps = Math.abs(numberOf(a) - numberOf(b));
  return a.floor === b.floor ? steps : steps + 1_000_000;
}

function similarShops<Other extends Place>(shop: Place, shops: readonly Other[]): Other[] {
  return shops
    .filter(({ slug, categories }) => slug !== shop.slug && categories[0] === shop.categories[0])
    .sort((a, b) => distance(shop, a) - distance(shop, b))
    .slice(0, MAX_SIMILAR);
}

const TYPES: Readonly<Record<ShopCategory, Shop['type']>> = {
  'restaurant-cafe': 'Restaurant',
  'fashion-lingerie': 'ClothingStore',
  'shoes-leather-bags': 'ShoeStore',
  'watches-jewelry-accessories': 'JewelryStore',
  'perfumes-cosmetics-health': 'HealthAndBeautyBusiness',
  'gifts-games': 'Store',
  recreation: 'SportingGoodsStore',
  'housing-living': 'HomeGoodsStore',
  'home-appliances-electronics': 'ElectronicsStore',
  'books-newspaper-stationery': 'BookStore',
  service: 'LocalBusiness',
};

function typeOf([category]: readonly ShopCategory[]): Shop['type'] {
  return category ? TYPES[category] : 'Store';
}
