import type { Floor, PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { isOpenAt, mallTime } from '@mall/opening-hours';
import { pageUrl, useNow, usePageQuery, useQueryChange } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import { useCallback, useMemo } from 'react';
import type { DirectionsStep } from '../../features/directions/directions.ts';
import { FloorSwitch } from '../../features/floor-plan-view/plan-controls.tsx';
import { unitsOf } from '../../features/floor-plan-view/plan-symbols.tsx';
import { PlanView } from '../../features/floor-plan-view/plan-view.tsx';
import {
  boxOfWalk,
  PlanMark,
  PlanTime,
  PlanWalk,
  toCanvas,
} from '../../features/floor-plan-view/plan-walk.tsx';
import { useVisits } from '../../features/visit-list/visit-store.ts';
import { ALL_FLOORS, changedQuery, PLACE_KEY } from '../../shop-query.tsx';
import type { MapState } from './map-state.ts';
import type { Today } from './use-today.ts';
import type { Walk } from './walk.ts';

interface FloorOfPlan {
  drawing: PlanDrawing;
  floor: Floor;
}

interface WalkMarksProps extends FloorOfPlan {
  walk: Walk;
  step: DirectionsStep | undefined;
}

function WalkMarks({ walk: { legs, stops }, drawing: { scale }, floor, step }: WalkMarksProps) {
  const [first] = legs;
  return (
    <>
      <PlanWalk legs={legs} floor={floor} scale={scale} step={step?.on} />
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

const unitsOn = ({ drawing, floor }: FloorOfPlan) =>
  drawing.floors.find(({ id }) => id === floor)?.units ?? [];

function OwnVisitMarks(shown: FloorOfPlan) {
  const visits = useVisits();
  return unitsOn(shown)
    .filter(({ shop }) => shop && visits.includes(shop))
    .map(({ id, room }) => (
      <PlanMark key={id} at={room} look="visit">
        ★
      </PlanMark>
    ));
}

/** When the next event begins at each place of the floor that has one today. */
function TodayMarks({ today, ...shown }: { today: Today } & FloorOfPlan) {
  return unitsOn(shown).map(({ id, room }) => {
    const [next] = today.get(id) ?? [];
    return next ? <PlanTime key={id} at={room} time={next.time} /> : null;
  });
}

/** Undefined when all shops of the plan are listed, or not all that match. */
function matchingShops(drawing: PlanDrawing, { pages, shops }: ShopMap) {
  const onPlan = unitsOf(drawing).filter(({ shop }) => shop);
  if (pages > 1 || shops.length >= onPlan.length) return undefined;
  return new Set(shops.map(({ slug }) => slug));
}

/** The listed shops that are closed now; the same set until that changes. */
function useClosedShops({ shops, near_hours }: ShopMap): ReadonlySet<string> {
  const time = mallTime(useNow());
  const isClosed = near_hours.map((plan) => !isOpenAt(plan, time));
  const closed = shops.filter(({ hours }) => isClosed[hours]).map(({ slug }) => slug);
  const key = closed.join(' ');
  return useMemo(() => new Set(key.split(' ')), [key]);
}

interface ShopPlanProps {
  drawing: PlanDrawing;
  map: ShopMap;
  state: MapState;
  walk: Walk | undefined;
  /** The step of the way that the plan follows. */
  step: DirectionsStep | undefined;
  today: Today;
}

/** A large shop is shown with what is around it. */
const SHARE_OF_PLACE = 0.4;

type ShownProps = Pick<ShopPlanProps, 'state' | 'walk' | 'step' | 'drawing'>;

/** What the plan moves to: the step, else the chosen place, else the walk on the floor. */
function useShownBox({ state: { unit, floor }, walk, step, drawing }: ShownProps) {
  return useMemo(() => {
    if (step) return boxOfWalk([step.on], floor, drawing.scale);
    if (unit) return { ...unit.room, share: SHARE_OF_PLACE };
    return walk && boxOfWalk(walk.legs, floor, drawing.scale);
  }, [unit, walk, step, floor, drawing]);
}

export function ShopPlan({ drawing, map, state, walk, step, today }: ShopPlanProps) {
  const t = useMessages('shops');
  const query = usePageQuery();
  const change = useQueryChange();
  // The same for each place that is chosen, so that the units are drawn once.
  const rest = pageUrl('', changedQuery(query, { [PLACE_KEY]: '' }));
  const hrefOf = useCallback((place: string) => pageUrl(rest, { [PLACE_KEY]: place }), [rest]);
  const shown = useShownBox({ drawing, state, walk, step });
  const matching = useMemo(() => matchingShops(drawing, map), [drawing, map]);
  const closed = useClosedShops(map);
  if (drawing.floors.length === 0) return <Notice>{t('floor-plan-view.none')}</Notice>;
  return (
    <PlanView
      drawing={drawing}
      floor={state.floor}
      isStacked={state.isStacked}
      matching={matching}
      closed={closed}
      hrefOf={hrefOf}
      onChoose={(place) => change({ [PLACE_KEY]: place })}
      lit={state.unit?.id}
      shown={shown}
      marksOn={(floor) =>
        walk ? (
          <WalkMarks walk={walk} drawing={drawing} floor={floor} step={step} />
        ) : (
          <>
            <TodayMarks today={today} drawing={drawing} floor={floor} />
            <OwnVisitMarks drawing={drawing} floor={floor} />
          </>
        )
      }
    >
      <FloorSwitch floors={drawing.floors} shown={state.isStacked ? ALL_FLOORS : state.floor} />
    </PlanView>
  );
}
