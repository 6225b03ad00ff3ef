/** Shops as the API gives them, in alphabetical order. */
import type { Discount, PinnedShops, Shop, ShopSummary } from '@mall/contracts';
import type { LocalContent } from './local-content.ts';
import { toExceptions } from './opening-exceptions.ts';

type LocalShop = LocalContent['shops'][number];

export interface LocalisedShops {
  shops: ShopSummary[];
  pinned: PinnedShops;
  detail: (slug: string) => Shop | undefined;
}

const alphabet = new Intl.Collator('hu', { sensitivity: 'base', numeric: true });

/** The shops of `content` as the calls give them; `discountsOf` gives those of a shop. */
export function localiseShops(
  content: LocalContent,
  discountsOf: (shopSlug: string) => Discount[],
): LocalisedShops {
  const { site } = content;
  const details = content.shops
    .map((shop) => ({ ...toDetail(shop, site), discounts: discountsOf(shop.slug) }))
    .sort((a, b) => alphabet.compare(a.name, b.name));
  const bySlug = new Map(details.map((shop) => [shop.slug, shop]));
  return {
    shops: details,
    pinned: {
      total: details.length,
      shops: site.pinned.shops.flatMap((slug) => bySlug.get(slug) ?? []),
    },
    detail: (slug) => bySlug.get(slug),
  };
}

function toDetail({ logo, hours, hours_group, ...shop }: LocalShop, site: LocalContent['site']) {
  const ofGroup = site.opening_exceptions.filter(({ groups }) => groups.includes(hours_group));
  return {
    ...shop,
    hours: hours ?? site.opening_hours[hours_group],
    // A shop's own exceptions win over those of its group.
    exceptions: [
      ...toExceptions(shop.exceptions),
      ...toExceptions(ofGroup).map(({ groups, ...exception }) => exception),
    ],
    images: { logo },
  };
}
