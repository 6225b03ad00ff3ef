/** What the cards of shops and attractions do alike. */
import type { DrawnUnit, PlanDrawing } from '@mall/contracts';
import { type LinkQuery, usePageQuery, useQueryChange } from '@mall/runtime';
import { changedQuery } from '../../changed-query.ts';
import type { CardProps } from '../../features/shop-on-plan/card-on-plan.tsx';
import { DIRECTIONS_KEYS, FLOOR_KEY, PLACE_KEY, VISIT_KEY } from '../../query-keys.ts';
import type { MapState } from './map-state.ts';

/** From the entrance that is nearest on the plan; the visitor may then choose another one. */
function directionsTo(
  place: string,
  { floors }: PlanDrawing,
  unit: DrawnUnit | undefined,
): LinkQuery {
  const { x = 0, y = 0 } = unit?.room ?? {};
  const [nearest] = floors
    .flatMap(({ signs }) => signs.filter(({ kind }) => kind === 'entrance'))
    .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
  return {
    [PLACE_KEY]: '',
    [FLOOR_KEY]: '',
    [VISIT_KEY]: '',
    [DIRECTIONS_KEYS.from]: nearest?.id ?? '',
    [DIRECTIONS_KEYS.to]: place,
  };
}

export type ChosenCard = Pick<CardProps, 'closedQuery' | 'directionsQuery' | 'onClose' | 'heading'>;

/** How the card of the chosen place is closed, and where the walk to the place is. */
export function useCard({ place = '', floor, unit }: MapState, drawing: PlanDrawing): ChosenCard {
  const query = usePageQuery();
  const change = useQueryChange();
  const closed = { [PLACE_KEY]: '', [FLOOR_KEY]: floor };
  return {
    closedQuery: changedQuery(query, closed),
    directionsQuery: changedQuery(query, directionsTo(place, drawing, unit)),
    onClose: () => change(closed),
  };
}
