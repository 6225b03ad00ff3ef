import type { DrawnFloor, PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { isOpenAt, mallTime } from '@mall/opening-hours';
import { pageUrl, useNow, usePageQuery, useQueryChange } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import { Fragment, useCallback, useMemo } from 'react';
import type { DirectionsStep } from '../../features/directions/directions.ts';
import { FloorSwitch } from '../../features/floor-plan-view/plan-controls.tsx';
import { unitsOf } from '../../features/floor-plan-view/plan-symbols.tsx';
import { PlanView } from '../../features/floor-plan-view/plan-view.tsx';
import {
  boxOfWalk,
  PlanMark,
  PlanTime,
  WalkLine,
  WalkMarks,
} from '../../features/floor-plan-view/plan-walk.tsx';
import { useVisits } from '../../features/visit-list/visit-store.ts';
import { ALL_FLOORS, changedQuery, PLACE_KEY } from '../../shop-query.tsx';
import type { MapState } from './map-state.ts';
import type { Today } from './use-today.ts';
import type { Walk } from './walk.ts';

/** When the next event begins at each place of the floor that has one today, and the stops of the visit. */
function UnitMarks({ units, today }: Pick<DrawnFloor, 'units'> & { today: Today }) {
  const visits = useVisits();
  return units.map(({ id, shop, room }) => {
    const next = today.find(({ unit }) => unit === id);
    return (
      <Fragment key={id}>
        {next ? <PlanTime at={room} time={next.time} /> : null}
        {shop && visits.includes(shop) ? (
          <PlanMark at={room} look="visit">
            ★
          </PlanMark>
        ) : null}
      </Fragment>
    );
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
  const walked = walk && { walk, scale: drawing.scale, step: step?.on };
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
      routeOn={(floor) => (walked ? <WalkLine {...walked} floor={floor} /> : null)}
      marksOn={({ id, units }) =>
        walked ? <WalkMarks {...walked} floor={id} /> : <UnitMarks units={units} today={today} />
      }
    >
      <FloorSwitch floors={drawing.floors} shown={state.isStacked ? ALL_FLOORS : state.floor} />
    </PlanView>
  );
}
