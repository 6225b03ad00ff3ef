import type { Floor, PlanDrawing } from '@mall/contracts';
import { PlanMark, PlanWalk, toCanvas } from '../../features/floor-plan-view/plan-walk.tsx';
import { useVisits } from '../../features/visit-list/visit-store.ts';
import type { Walk } from './walk.ts';

interface WalkMarksProps {
  walk: Walk;
  drawing: PlanDrawing;
  floor: Floor;
}

/** The walk on a floor of the plan: its line, its start and its stops. */
export function WalkMarks({ walk: { legs, stops }, drawing: { scale }, floor }: WalkMarksProps) {
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

/** A star on each unit that the visitor has marked. */
export function OwnVisitMarks({ drawing, floor }: Omit<WalkMarksProps, 'walk'>) {
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
