/** The category that the URL chooses. */
import type { Config, ShopSummary } from '@mall/contracts';
import { useApiData, usePageQuery } from '@mall/runtime';

/** The query key in both languages. */
export const CATEGORY_KEY = 'kategoria';

export type Category = Config['categories'][number];

export interface CategoryChoice {
  categories: readonly Category[];
  /** Undefined when the URL has none, or an unknown one. */
  chosen: Category | undefined;
  /** Whether the URL has an unknown category. */
  unknown: boolean;
}

/** The category of a query; undefined for none and for an unknown one. */
export function categoryOf(
  categories: readonly Category[],
  query: URLSearchParams,
): Category | undefined {
  const slug = query.get(CATEGORY_KEY);
  return categories.find((category) => category.slug === slug);
}

/** Reads the choice from the URL. The page's loader must have loaded `config`. */
export function useCategory(): CategoryChoice {
  const { categories } = useApiData('config');
  const query = usePageQuery();
  const chosen = categoryOf(categories, query);
  return { categories, chosen, unknown: Boolean(query.get(CATEGORY_KEY)) && !chosen };
}

/** The shops of `category`; all of them without one. */
export function shopsOf(
  shops: readonly ShopSummary[],
  category: Category | undefined,
): readonly ShopSummary[] {
  return category ? shops.filter(({ categories }) => categories.includes(category.slug)) : shops;
}
