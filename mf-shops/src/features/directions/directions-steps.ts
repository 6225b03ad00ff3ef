/** Describes a route by its walks and its changes of floor. */
import type { FloorPlan, PlanNode } from '@mall/contracts';
import type { Path } from '@mall/wayfinding';
import type { Directions, DirectionsStep } from './directions.ts';
import { createLandmarks } from './landmarks.ts';
import { arrivalSide, type Walk, walkSteps } from './walk-steps.ts';

/** The steps of `path`. */
export function directionsSteps(
  plan: FloorPlan,
  path: Path,
  { from, to }: Pick<Directions, 'from' | 'to'>,
): DirectionsStep[] {
  const landmarks = createLandmarks(plan, [from.shop, to.shop]);
  const steps: DirectionsStep[] = [];
  let walk = walkFrom(path.start);
  for (const { node, kind, metres } of path.steps) {
    if (kind === 'walk') {
      extend(walk, node, metres);
      continue;
    }
    steps.push(...walkSteps(walk, landmarks), { kind, floor: node.floor });
    walk = walkFrom(node);
  }
  steps.push(...walkSteps(walk, landmarks));
  return [...mergeRides(steps), { kind: 'arrive', side: arrivalSide(walk) }];
}

function walkFrom({ x, y, floor, kind }: PlanNode): Walk {
  return {
    floor,
    waypoints: [{ position: [x, y], metres: 0 }],
    fromDoor: kind === 'door',
    toDoor: false,
  };
}

function extend(walk: Walk, { x, y, kind }: PlanNode, metres: number): void {
  const before = walk.waypoints.at(-1)?.metres ?? 0;
  walk.waypoints.push({ position: [x, y], metres: before + metres });
  walk.toDoor = kind === 'door';
}

/** One lift over several floors is one step. */
function mergeRides(steps: readonly DirectionsStep[]): DirectionsStep[] {
  const isRide = ({ kind }: DirectionsStep) =>
    kind === 'lift' || kind === 'escalator' || kind === 'stairs';
  return steps.filter((step, index) => !isRide(step) || steps[index + 1]?.kind !== step.kind);
}
