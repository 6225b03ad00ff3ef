/** Shops as the API gives them, in alphabetical order. */
import {
  type Discount,
  type PinnedShops,
  type Shop,
  type ShopList,
  type ShopListItem,
  socialCard,
} from '@mall/contracts';
import type { LocalContent } from './local-content.ts';
import type { LocalisedShop } from './localised-shop.ts';
import { toExceptions } from './opening-exceptions.ts';
import { alphabet } from './shop-letters.ts';
import { createShopList, type ShownList, type WantedList } from './shop-list.ts';
import { typeOf } from './shop-type.ts';
import { similarShops } from './similar-shops.ts';

type LocalShop = LocalContent['shops'][number];

export interface LocalisedShops {
  shops: LocalisedShop[];
  pinned: PinnedShops;
  /** Those that a menu names. */
  inMenus: ShopListItem[];
  /** Undefined for a page after the last one. */
  list: (wanted: WantedList, now: Date) => ShopList | undefined;
  /** The same with less of each shop. */
  map: (wanted: WantedList, now: Date) => ShownList | undefined;
  /** Looks through all shops for similar ones: for one page at a time. */
  detail: (slug: string) => Shop | undefined;
}

/** The shops of `content` as the calls give them on `day`; `discounts` are those that hold. */
export function localiseShops(
  content: LocalContent,
  day: string,
  discounts: readonly Discount[],
): LocalisedShops {
  const { site } = content;
  const details = content.shops
    .map((shop) => toDetail(shop, site))
    .sort((a, b) => alphabet.compare(a.name, b.name));
  const list = createShopList(details, day);
  const bySlug = new Map(details.map((shop) => [shop.slug, shop]));
  const find = (slugs: Iterable<string>) => [...slugs].flatMap((slug) => bySlug.get(slug) ?? []);
  const inMenus = site.menu_shops.flatMap(({ desktop, mobile = [] }) => [...desktop, ...mobile]);
  return {
    shops: details,
    pinned: { total: details.length, shops: find(site.pinned.shops) },
    inMenus: find(new Set(inMenus)),
    list,
    map: list,
    detail: (slug) => {
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
