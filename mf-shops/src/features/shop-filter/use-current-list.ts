import type { ApiData } from '@mall/contracts';
import { mallTime, toMallMinute } from '@mall/opening-hours';
import { type CallParams, useApiData, useLoad, useNow } from '@mall/runtime';
import { startTransition, useEffect, useState } from 'react';

/**
 * What the page's loader has loaded. Of shops that are open now it may be older than this minute: then
 * the list of this minute takes its place when it has come. Without a response the older one stays.
 */
export function useCurrentList<Call extends 'shopList' | 'shopMap'>(
  call: Call,
  params: CallParams,
): ApiData[Call] {
  const loaded = useApiData(call, params);
  const [newer, setNewer] = useState({ loaded, list: loaded });
  const load = useLoad();
  const open = toMallMinute(mallTime(useNow()));
  const isOld = params.open === 'now' && loaded.open_at !== open;
  const asked = isOld ? JSON.stringify({ ...params, open }) : '';
  useEffect(() => {
    if (!asked) return;
    const show = (list: ApiData[Call]) => startTransition(() => setNewer({ loaded, list }));
    load(call, JSON.parse(asked)).then(show, () => undefined);
  }, [asked, call, load, loaded]);
  return newer.loaded === loaded ? newer.list : loaded;
}
