/** The filter of the shops as the query of a URL: the same keys in both languages, on list and map. */
import { FLOORS, isMallMinute, MAX_LENGTH, SHOP_CATEGORIES, SHOP_SERVICES } from '@mall/contracts';
import { type LinkQuery, usePageQuery } from '@mall/runtime';
import type { ShopFilter } from '@mall/shop-filter';
import { ALL_FLOORS, FILTER_KEYS } from '../../shop-query.tsx';

export type ShopView = 'shops' | 'shop-map';

export const NOW = 'most';

export const NO_FILTER: ShopFilter = { services: [], text: '' };

const MAX_SHOWN_LENGTH = 40;

const momentOf = (value: string) => {
  if (value === NOW) return 'now';
  return isMallMinute(value) ? value : undefined;
};

/** The filter of a page's query. Unknown values are left out; of a repeated key the first one counts. */
export function readFilter(query: URLSearchParams): { filter: ShopFilter; unknown: string[] } {
  const unknown: string[] = [];
  function known<Value>(key: string, find: (value: string) => Value | undefined): Value[] {
    const given = query.getAll(key).filter((value) => value !== '');
    const found = given.map(find);
    unknown.push(...given.filter((_, index) => found[index] === undefined));
    return found.filter((value) => value !== undefined);
  }
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (text: string) =>
      values.find((value) => value === text);
  const [category] = known(FILTER_KEYS.category, oneOf(SHOP_CATEGORIES));
  // All floors together are a view of the map, which filters nothing.
  const [floor] = known(FILTER_KEYS.floor, oneOf([...FLOORS, ALL_FLOORS]));
  const asked = known(FILTER_KEYS.services, oneOf(SHOP_SERVICES));
  const [open] = known(FILTER_KEYS.open, momentOf);
  return {
    filter: {
      category,
      floor: floor === ALL_FLOORS ? undefined : floor,
      services: SHOP_SERVICES.filter((service) => asked.includes(service)),
      open,
      text: (query.get(FILTER_KEYS.text) ?? '').trim().slice(0, MAX_LENGTH.searchQuery),
    },
    unknown: unknown.map((value) => value.slice(0, MAX_SHOWN_LENGTH)),
  };
}

/** The query of a filter, with an empty value for each part that does not filter. */
export function filterQuery({ category, floor, services, open, text }: ShopFilter) {
  return {
    [FILTER_KEYS.category]: category ?? '',
    [FILTER_KEYS.floor]: floor ?? '',
    [FILTER_KEYS.services]: services,
    [FILTER_KEYS.open]: open === 'now' ? NOW : (open ?? ''),
    [FILTER_KEYS.text]: text,
  } satisfies LinkQuery;
}

export function filterParams({ services, ...filter }: ShopFilter): Record<string, string> {
  const given = { ...filter, services: services.join(',') };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The `rel` of a link to a filter: search engines read whole categories, not all that can be combined. */
export function filterRel(filter: ShopFilter): 'nofollow' | undefined {
  return isWholeCategory(filter) ? undefined : 'nofollow';
}

export function isWholeCategory({ floor, services, open, text }: ShopFilter): boolean {
  return !floor && services.length === 0 && !open && text === '';
}

export function useShopFilter() {
  return readFilter(usePageQuery());
}

const MINUTE_MS = 60_000;

/** Until when a page holds that shows what is open now: the end of this minute. For a loader's result. */
export function validUntil({ open }: ShopFilter, now: number): { validUntil?: number } {
  return open === 'now' ? { validUntil: now - (now % MINUTE_MS) + MINUTE_MS } : {};
}
