/** The list of shops that the page's URL asks for. */
import type { ShopList } from '@mall/contracts';
import { mallTime, toMallMinute } from '@mall/opening-hours';
import { useApiData, useNow } from '@mall/runtime';
import { useDeferredValue } from 'react';
import { filterParams } from './filter-query.ts';
import { useShopFilter } from './use-shop-filter.ts';

/**
 * The list that the page's loader has loaded. Of shops that are open now it may be older than the
 * visitor's clock says: then the list of this minute takes its place when it is there.
 */
export function useShopList(page: number): ShopList {
  const { filter } = useShopFilter();
  const asked = { ...filterParams(filter), page };
  const loaded = useApiData('shopList', asked);
  const now = toMallMinute(mallTime(useNow()));
  const isOld = filter.open === 'now' && loaded.open_at !== now;
  const minute = useDeferredValue(isOld ? now : '', '');
  return useApiData('shopList', isOld && minute ? { ...asked, open: minute } : asked);
}
