import type { PlanDrawing } from '@mall/contracts';
import { usePageQuery } from '@mall/runtime';
import { changedQuery } from '../../changed-query.ts';
import { isAttraction } from '../../features/floor-plan-view/unit-class.ts';
import { AttractionLinks } from '../../features/map-list/attraction-links.tsx';
import { isNoFilter } from '../../features/shop-filter/filter-query.ts';
import { useShopFilter } from '../../features/shop-filter/use-shop-filter.ts';
import { PLACE_KEY } from '../../query-keys.ts';
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
