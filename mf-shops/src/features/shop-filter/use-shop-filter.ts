import { usePageQuery } from '@mall/runtime';
import { type ReadFilter, readFilter } from './filter-query.ts';

/** The filter that the page's URL asks for. */
export function useShopFilter(): ReadFilter {
  return readFilter(usePageQuery());
}
