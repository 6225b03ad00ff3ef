import type { ShopSummary } from '@mall/contracts';
import { apiQuery, useShellContext } from '@mall/runtime';
import { useQuery } from '@tanstack/react-query';

/** All shops, fetched when a menu is first opened, unless a page has loaded them before. */
export function useShops(): { list: readonly ShopSummary[]; isLoading: boolean } {
  const { data: list = [], isLoading } = useQuery(apiQuery(useShellContext().api, 'shops'));
  return { list, isLoading };
}
