import type { ShopMap } from '@mall/contracts';
import { usePageQuery } from '@mall/runtime';
import { changedQuery } from '../../changed-query.ts';
import { MapList } from '../../features/map-list/map-list.tsx';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import { PLACE_KEY } from '../../query-keys.ts';
import type { MapState } from './map-state.ts';

/** The shops that the plan shows; choosing one lights its unit. */
export function ShopListBesidePlan({ map, state }: { map: ShopMap; state: MapState }) {
  const query = usePageQuery();
  return (
    <MapList
      shops={map.shops}
      floor={state.floor}
      chosen={state.place}
      queryOf={(shop) => changedQuery(query, { [PLACE_KEY]: shop })}
      renderAction={(shop) => <VisitStar shop={shop} compact />}
    />
  );
}
