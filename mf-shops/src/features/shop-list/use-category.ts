/** The category that the address asks for. */
import type { Config, ShopSummary } from '@mall/contracts';
import { useApiData, usePageQuery } from '@mall/runtime';

/** The query key in both languages. */
export const CATEGORY_KEY = 'kategoria';

export type Category = Config['categories'][number];

export interface CategoryChoice {
  categories: readonly Category[];
  /** Undefined when none is asked for, or one that is not there. */
  chosen: Category | undefined;
  /** Whether the address asks for a category that is not there. */
  unknown: boolean;
}

/** Reads the choice from the address; the page's loader must have brought `config`. */
export function useCategory(): CategoryChoice {
  const { categories } = useApiData('config');
  const asked = usePageQuery().get(CATEGORY_KEY) ?? '';
  const chosen = categories.find(({ slug }) => slug === asked);
  return { categories, chosen, unknown: asked !== '' && chosen === undefined };
}

/** The shops of `category`; all of them without one. */
export function shopsOf(
  shops: readonly ShopSummary[],
  category: Category | undefined,
): readonly ShopSummary[] {
  return category ? shops.filter(({ categories }) => categories.includes(category.slug)) : shops;
}
