import type { PlanDrawing, ShopMap } from '@mall/contracts';
import { usePageQuery } from '@mall/runtime';
import { isAttraction } from '../../features/floor-plan-view/plan-symbols.tsx';
import { AttractionLinks, MapList } from '../../features/map-list/map-list.tsx';
import { isNoFilter, useShopFilter } from '../../features/shop-filter/filter-query.ts';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import { changedQuery, PLACE_KEY } from '../../shop-query.tsx';
import type { MapState } from './map-state.ts';

interface AttractionsBesidePlanProps {
  drawing: PlanDrawing;
  state: MapState;
}

/** The attractions of the plan as links; none among filtered shops, of which they are no part. */
export function AttractionsBesidePlan({ drawing, state }: AttractionsBesidePlanProps) {
  const query = usePageQuery();
  const { floor, ...filter } = useShopFilter().filter;
  if (!isNoFilter(filter)) return null;
  const units = drawing.floors.flatMap((one) => one.units);
  return (
    <AttractionLinks
      attractions={units
        .filter(({ kind }) => isAttraction(kind))
        .map(({ id, name = id }) => ({ id, name }))}
      chosen={state.place}
      queryOf={(id) => changedQuery(query, { [PLACE_KEY]: id })}
    />
  );
}

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
