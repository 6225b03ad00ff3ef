/** The card of the chosen place: focus, closing, directions. */
import type { DrawnUnit, PlanDrawing } from '@mall/contracts';
import { type LinkQuery, usePageQuery, useQueryChange } from '@mall/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { listedId } from '../../features/map-list/map-list.tsx';
import type { CardProps } from '../../features/shop-on-plan/card-on-plan.tsx';
import {
  changedQuery,
  DIRECTIONS_KEYS,
  FLOOR_KEY,
  PLACE_KEY,
  VISIT_KEY,
} from '../../shop-query.tsx';
import type { MapState } from './map-state.ts';

/**
 * A card that the visitor opens takes the focus; one that closes gives it to its link in the list. The
 * card of the page's own URL leaves it where it is.
 * @returns for the card's heading.
 */
export function useCardFocus(place: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before === place) return;
    if (place) heading.current?.focus({ preventScroll: true });
    // Elsewhere when another control has closed it, such as the switch of floors.
    else if (document.activeElement === document.body && before) {
      document.getElementById(listedId(before))?.focus({ preventScroll: true });
    }
  }, [place]);
  return heading;
}

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
