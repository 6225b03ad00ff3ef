import type { Floor, PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { pageUrl, usePageQuery, useQueryChange } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import { useCallback, useMemo } from 'react';
import { FloorSwitch } from '../../features/floor-plan-view/plan-controls.tsx';
import { PlanView } from '../../features/floor-plan-view/plan-view.tsx';
import {
  boxOfWalk,
  PlanMark,
  PlanWalk,
  toCanvas,
} from '../../features/floor-plan-view/plan-walk.tsx';
import { useVisits } from '../../features/visit-list/visit-store.ts';
import { changedQuery, PLACE_KEY } from '../../shop-query.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import type { MapState } from './map-state.ts';
import { useCardFocus } from './place-card.tsx';
import type { Walk } from './walk.ts';

interface WalkMarksProps {
  walk: Walk;
  drawing: PlanDrawing;
  floor: Floor;
}

function WalkMarks({ walk: { legs, stops }, drawing: { scale }, floor }: WalkMarksProps) {
  const [first] = legs;
  return (
    <>
      <PlanWalk legs={legs} floor={floor} scale={scale} />
      {first?.floor === floor && first.points[0] ? (
        <PlanMark at={toCanvas(first.points[0], scale)} look="start">
          A
        </PlanMark>
      ) : null}
      {stops
        .filter((stop) => stop.floor === floor)
        .map(({ name, at }) => (
          <PlanMark key={name} at={toCanvas(at, scale)} look="end">
            {name}
          </PlanMark>
        ))}
    </>
  );
}

function OwnVisitMarks({ drawing, floor }: Omit<WalkMarksProps, 'walk'>) {
  const visits = useVisits();
  const units = drawing.floors.find(({ id }) => id === floor)?.units ?? [];
  return units
    .filter(({ shop }) => shop && visits.includes(shop))
    .map(({ id, room }) => (
      <PlanMark key={id} at={room} look="visit">
        ★
      </PlanMark>
    ));
}

/** Undefined when all shops of the plan are listed, or not all that match. */
function matchingShops({ floors }: PlanDrawing, { pages, shops }: ShopMap) {
  const onPlan = floors.flatMap(({ units }) => units.filter(({ shop }) => shop));
  if (pages > 1 || shops.length >= onPlan.length) return undefined;
  return new Set(shops.map(({ slug }) => slug));
}

interface ShopPlanProps {
  drawing: PlanDrawing;
  map: ShopMap;
  state: MapState;
  walk: Walk | undefined;
}

/** What the plan moves to: the chosen place, else the walk on the floor. */
function useShownBox({ state: { unit, floor }, walk, drawing }: Omit<ShopPlanProps, 'map'>) {
  return useMemo(
    () => unit?.room ?? (walk && boxOfWalk(walk.legs, floor, drawing.scale)),
    [unit, walk, floor, drawing],
  );
}

export function ShopPlan({ drawing, map, state, walk }: ShopPlanProps) {
  const t = useMessages('shops');
  const query = usePageQuery();
  const change = useQueryChange();
  const heading = useCardFocus(state.place);
  // The same for each place that is chosen, so that the units are drawn once.
  const rest = pageUrl('', changedQuery(query, { [PLACE_KEY]: '' }));
  const hrefOf = useCallback((place: string) => pageUrl(rest, { [PLACE_KEY]: place }), [rest]);
  const shown = useShownBox({ drawing, state, walk });
  const matching = useMemo(() => matchingShops(drawing, map), [drawing, map]);
  const card = <ChosenPlace state={state} drawing={drawing} heading={heading} />;
  if (drawing.floors.length === 0) {
    return (
      <>
        <Notice>{t('floor-plan-view.none')}</Notice>
        {card}
      </>
    );
  }
  return (
    <PlanView
      drawing={drawing}
      floor={state.floor}
      matching={matching}
      hrefOf={hrefOf}
      onChoose={(place) => change({ [PLACE_KEY]: place })}
      lit={state.unit?.id}
      shown={shown}
      marksOn={(floor) =>
        walk ? (
          <WalkMarks walk={walk} drawing={drawing} floor={floor} />
        ) : (
          <OwnVisitMarks drawing={drawing} floor={floor} />
        )
      }
    >
      <FloorSwitch floors={drawing.floors} shown={state.floor} />
      {card}
    </PlanView>
  );
}
