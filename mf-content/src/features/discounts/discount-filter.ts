/** The filter of the discounts as the query of a URL, the same in both languages. */
import {
  type Discount,
  MAX_LENGTH,
  matcherOf,
  SHOP_CATEGORIES,
  type ShopCategory,
} from '@mall/contracts';
import { addDays, mallTime } from '@mall/opening-hours';
import { usePageQuery, useQueryChange } from '@mall/runtime';
import { useEffect, useRef } from 'react';

export const FILTER_KEYS = {
  text: 'kereses',
  category: 'kategoria',
  shop: 'uzlet',
  endsSoon: 'hamarosan',
} as const satisfies Record<keyof DiscountFilter, string>;

export const YES = '1';

interface DiscountFilter {
  text: string;
  category: ShopCategory | undefined;
  /** Slug; of a shop without discounts nothing is found. */
  shop: string;
  endsSoon: boolean;
}

/** The filter that a query asks for; an unknown category is ignored. */
export function readFilter(query: URLSearchParams): DiscountFilter {
  const text = (key: string) => (query.get(key) ?? '').trim().slice(0, MAX_LENGTH.searchQuery);
  return {
    text: text(FILTER_KEYS.text),
    category: SHOP_CATEGORIES.find((slug) => slug === query.get(FILTER_KEYS.category)),
    shop: text(FILTER_KEYS.shop),
    endsSoon: query.get(FILTER_KEYS.endsSoon) === YES,
  };
}

export function isFiltered({ text, category, shop, endsSoon }: DiscountFilter): boolean {
  return text !== '' || category !== undefined || shop !== '' || endsSoon;
}

/** What ends within as many days, today among them, ends soon. */
const SOON_DAYS = 7;

export function foundDiscounts(
  discounts: readonly Discount[],
  { text, category, shop, endsSoon }: DiscountFilter,
  now: number,
): readonly Discount[] {
  const matches = matcherOf(text);
  const lastSoon = addDays(mallTime(now).day, SOON_DAYS - 1);
  return discounts.filter(
    (discount) =>
      matches(`${discount.shop?.name ?? ''} ${discount.title}`) &&
      (!category || discount.categories.includes(category)) &&
      (!shop || discount.shop?.slug === shop) &&
      (!endsSoon || (!discount.expired && discount.valid_until <= lastSoon)),
  );
}

/** Pause after the last keystroke, as in the site's search (requirement 5.1). */
const TYPING_PAUSE_MS = 250;

export function useDiscountFilter(): DiscountFilter {
  return readFilter(usePageQuery());
}

/** Keeps field and URL equal, whichever of the two changes. */
export function useDiscountSearch() {
  const asked = useDiscountFilter().text;
  const change = useQueryChange();
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(asked);

  const ask = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    change({ [FILTER_KEYS.text]: ref.current?.value.trim() ?? '' });
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const field = ref.current;
    const isNewText = shown.current !== asked && timer.current === undefined;
    shown.current = asked;
    if (field && isNewText && field.value.trim() !== asked) field.value = asked;
  }, [asked]);

  const askSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, TYPING_PAUSE_MS);
  };
  return { ref, onInput: askSoon, onSubmit: ask };
}
