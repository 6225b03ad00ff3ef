import type { Menus } from '@mall/contracts';
import { apiQuery, useShellContext } from '@mall/runtime';
import { useQuery } from '@tanstack/react-query';

const NONE: Menus = { shops: [], boxes: { shops: [], services: [] } };

/** What the content puts into the menus; nothing until it is fetched, and when that fails. */
export function useMenus(): { menus: Menus; isLoading: boolean } {
  const { data: menus = NONE, isLoading } = useQuery(apiQuery(useShellContext().api, 'menus'));
  return { menus, isLoading };
}
