/** Shops in one language, in alphabetical order. */
import type { Discount, PinnedShops, Shop, ShopSummary } from '@mall/contracts';
import type { StoredContent } from '../../content/stored-schema.ts';
import { localiseExceptions } from './opening-exceptions.ts';
import type { Wording } from './wording.ts';

type StoredShop = StoredContent['shops'][number];

export interface LocalisedShops {
  shops: ShopSummary[];
  pinned: PinnedShops;
  detail: (slug: string) => Shop | undefined;
}

const alphabet = new Intl.Collator('hu', { sensitivity: 'base', numeric: true });

/** The shops of `content` as the calls give them; `discountsOf` gives those of a shop. */
export function localiseShops(
  content: StoredContent,
  discountsOf: (shopSlug: string) => Discount[],
  wording: Wording,
): LocalisedShops {
  const entries = content.shops.map((stored) => ({ stored, summary: summarise(stored, wording) }));
  const bySlug = new Map(entries.map((entry) => [entry.stored.slug, entry]));
  const shops = entries
    .map(({ summary }) => summary)
    .sort((a, b) => alphabet.compare(a.name, b.name));
  return {
    shops,
    pinned: {
      total: shops.length,
      shops: content.site.pinned.shops.flatMap((slug) => bySlug.get(slug)?.summary ?? []),
    },
    detail: (slug) => {
      const found = bySlug.get(slug);
      if (!found) return undefined;
      const { stored, summary } = found;
      return {
        ...summary,
        lead: wording.text(stored.lead),
        description: wording.text(stored.description),
        hours: stored.hours ?? content.site.opening_hours[stored.hours_group],
        exceptions: exceptionsOf(stored, content.site, wording),
        phone: stored.phone ?? null,
        email: stored.email ?? null,
        website: stored.website ?? null,
        discounts: discountsOf(slug),
      };
    },
  };
}

/** A shop's own exceptions, and those of its group, which they win over. */
function exceptionsOf(shop: StoredShop, site: StoredContent['site'], wording: Wording) {
  const ofGroup = site.opening_exceptions.filter(({ groups }) => groups.includes(shop.hours_group));
  return [
    ...localiseExceptions(shop.exceptions, wording),
    ...localiseExceptions(ofGroup, wording).map(({ groups, ...exception }) => exception),
  ];
}

function summarise(stored: StoredShop, wording: Wording): ShopSummary {
  const { id, slug, name, categories, floor, unit, services, logo } = stored;
  const images = { logo: wording.image(logo) };
  return { id, slug, name: wording.fill(name), categories, floor, unit, services, images };
}
