import type { ShopListItem } from '@mall/contracts';
import { apiQuery, useShellContext } from '@mall/runtime';
import { useQuery } from '@tanstack/react-query';

/** The shops that the menus name, fetched when a menu is first opened. */
export function useShops(): { list: readonly ShopListItem[]; isLoading: boolean } {
  const { data: list = [], isLoading } = useQuery(apiQuery(useShellContext().api, 'menuShops'));
  return { list, isLoading };
}
