/** Discounts in one language: those that hold first, the newest first among them. */
import type { Discount, DiscountDetail } from '@mall/contracts';
import { mallMoment } from '../../content/day.ts';
import type { StoredContent } from '../../content/stored-schema.ts';
import type { Wording } from './wording.ts';

type StoredDiscount = StoredContent['discounts'][number];

const OTHER_DISCOUNTS = 3;

export interface LocalisedDiscounts {
  discounts: Discount[];
  pinned: Discount[];
  detail: (slug: string) => DiscountDetail | undefined;
  /** The discounts that a shop gives now. */
  ofShop: (shopSlug: string) => Discount[];
}

/** The discounts of `content` as the calls give them. */
export function localiseDiscounts(content: StoredContent, wording: Wording): LocalisedDiscounts {
  const shopNames = new Map(content.shops.map(({ slug, name }) => [slug, wording.fill(name)]));
  const entries = content.discounts.map((stored) => ({
    stored,
    discount: localiseDiscount(stored, shopNames, wording),
  }));
  const bySlug = new Map(entries.map((entry) => [entry.discount.slug, entry]));
  const discounts = entries.map(({ discount }) => discount).sort(byUse);
  const current = discounts.filter(({ expired }) => !expired);
  return {
    discounts,
    pinned: content.site.pinned.discounts.flatMap((slug) => bySlug.get(slug)?.discount ?? []),
    detail: (slug) => {
      const found = bySlug.get(slug);
      return found && toDetail(found.stored, found.discount, current, wording);
    },
    ofShop: (shopSlug) => current.filter(({ shop }) => shop?.slug === shopSlug),
  };
}

function byUse(a: Discount, b: Discount): number {
  return (
    Number(a.expired) - Number(b.expired) || Date.parse(b.created_at) - Date.parse(a.created_at)
  );
}

function localiseDiscount(
  stored: StoredDiscount,
  shopNames: ReadonlyMap<string, string>,
  wording: Wording,
): Discount {
  const shopName = shopNames.get(stored.shop ?? '');
  return {
    id: stored.id,
    slug: stored.slug,
    title: wording.text(stored.title),
    created_at: mallMoment(stored.created, '00:00'),
    expired: stored.valid_until < wording.today,
    type: stored.type,
    value: typeof stored.value === 'number' ? String(stored.value) : wording.html(stored.value),
    valid_from: stored.valid_from,
    valid_until: stored.valid_until,
    shop: stored.shop && shopName ? { slug: stored.shop, name: shopName } : null,
    images: { featured: wording.image(stored.featured) },
  };
}

function toDetail(
  stored: StoredDiscount,
  discount: Discount,
  current: readonly Discount[],
  wording: Wording,
): DiscountDetail {
  return {
    ...discount,
    lead: wording.text(stored.lead),
    body: wording.html(stored.body),
    others: current.filter(({ slug }) => slug !== stored.slug).slice(0, OTHER_DISCOUNTS),
  };
}
