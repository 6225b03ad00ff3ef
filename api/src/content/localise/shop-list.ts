/** The list of shops: filtered, in pages, with what its filters count. */
import type { ImageSet, NearHours, Shop, ShopList } from '@mall/contracts';
import { fromMallMinute, isOpenAt, mallTime, toMallMinute } from '@mall/opening-hours';
import { filterShops, type ShopFilter } from '@mall/shop-filter';
import { pageOf } from '../../http/paging.ts';
import { letterOf } from './shop-letters.ts';

/** A shop in one language, before other shops and discounts are put beside it. */
export type LocalisedShop = Omit<Shop, 'discounts' | 'other_discounts' | 'similar'>;

/** As many as a page of 300 kB holds. */
const SHOPS_PER_PAGE = 180;

function pageNumber(index: number): number {
  return Math.floor(index / SHOPS_PER_PAGE) + 1;
}

/** What a visitor asks for; pages count from 1. */
type WantedList = ShopFilter & {
  page: number;
  /** Slug of a shop whose page is wanted instead. */
  shop?: string | undefined;
};

type Listed = LocalisedShop & {
  letter: string;
  /** The same object for shops of the same hours. */
  plan: NearHours;
};

function toListed(shops: readonly LocalisedShop[]): Listed[] {
  const plans = new Map<string, NearHours>();
  return shops.map((shop) => {
    const { hours, name } = shop;
    const exceptions = shop.exceptions.map(({ reason, ...exception }) => exception);
    const key = JSON.stringify([hours, exceptions]);
    const plan = plans.get(key) ?? { hours, exceptions };
    plans.set(key, plan);
    return { ...shop, letter: letterOf(name), plan };
  });
}

/** A list shows logos small: the 1x files are sharp there, and need no placeholder. */
function smallLogo(logo: ImageSet): ImageSet {
  const { '2x': _2x, '2x_webp': _2x_webp, lqip: _lqip, ...small } = logo;
  return small;
}

/** Each letter of `shops` with the page that it begins on; none for one page, whose shops have them. */
function lettersOf(shops: readonly Listed[], pages: number): ShopList['letters'] {
  if (pages === 1) return [];
  return shops
    .map(({ letter }, index) => ({ letter, page: pageNumber(index) }))
    .filter(({ letter }, index) => letter !== shops[index - 1]?.letter);
}

type ShownList = ShopList & { page: number };

/** Pages of `shops`, which are in alphabetical order; undefined after the last one. */
export function createShopList(
  shops: readonly LocalisedShop[],
): (wanted: WantedList, now: Date) => ShownList | undefined {
  const listed = toListed(shops);
  return ({ page, shop, ...filter }, now) => {
    const { open = 'now' } = filter;
    const open_at = open === 'now' ? toMallMinute(mallTime(now.getTime())) : open;
    const time = fromMallMinute(open_at);
    const found = filterShops(listed, filter, ({ plan }) => isOpenAt(plan, time));
    const index = shop ? found.shops.findIndex(({ slug }) => slug === shop) : -1;
    const shownPage = index < 0 ? page : pageNumber(index);
    const { data, meta } = pageOf(found.shops, { page: shownPage, limit: SHOPS_PER_PAGE });
    if (shownPage > meta.pages) return undefined;
    const plans = [...new Set(data.map(({ plan }) => plan))];
    return {
      ...meta,
      shops: data.map((listedShop) => ({
        ...listedShop,
        images: { logo: smallLogo(listedShop.images.logo) },
        hours: plans.indexOf(listedShop.plan),
      })),
      near_hours: plans,
      counts: found.counts,
      letters: lettersOf(found.shops, meta.pages),
      open_at,
    };
  };
}
