/** Describes a route by its walks and its changes of floor. */
import type { Floor, FloorPlan, PlanNode, PlanPosition } from '@mall/contracts';
import { findPlace, type Path, shortestPaths, walkOf } from '@mall/wayfinding';
import type {
  Directions,
  DirectionsLeg,
  DirectionsQuery,
  DirectionsResult,
  DirectionsStep,
  Side,
  StepText,
  Stretch,
} from './directions.ts';
import { createLandmarks, type Landmarks } from './landmarks.ts';
import { sideAt, straighten, turnAt, type Waypoint } from './walk-geometry.ts';

/** The shortest walk that `query` asks for. */
export function findDirections(plan: FloorPlan, query: DirectionsQuery): DirectionsResult {
  const { stepFree } = query;
  const endOf = (id: string | undefined) => (id ? findPlace(plan, id) : undefined);
  const [from, to] = [endOf(query.from), endOf(query.to)];
  if (!from || !to) {
    const ends = { from, to };
    const unknown = (['from', 'to'] as const).filter((key) => query[key] && !ends[key]);
    return { outcome: 'incomplete', from, to, unknown };
  }
  const ends = { from, to, stepFree };
  const path = shortestPaths(plan, from.nodes, { stepFree }).pathTo(to.nodes);
  if (!path) return { outcome: 'unreachable', ...ends };
  const steps = directionsSteps(plan, path, ends);
  const directions = { ...ends, ...walkOf(path.metres), legs: legsOfPath(path), steps };
  return { outcome: 'found', directions };
}

/** The stretches of a path in their order, for drawing. */
function legsOfPath(path: Path): DirectionsLeg[] {
  const legs: { floor: DirectionsLeg['floor']; points: [PlanPosition, ...PlanPosition[]] }[] = [];
  for (const { floor, x, y } of [path.start, ...path.steps.map(({ node }) => node)]) {
    const leg = legs.at(-1);
    if (leg?.floor === floor) leg.points.push([x, y]);
    else legs.push({ floor, points: [[x, y]] });
  }
  return legs;
}

function directionsSteps(
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
    steps.push(...walkSteps(walk, landmarks), { kind, floor: node.floor, on: stretchAtEnd(walk) });
    walk = walkFrom(node);
  }
  steps.push(...walkSteps(walk, landmarks));
  return [
    ...mergeRides(steps),
    { kind: 'arrive', side: arrivalSide(walk), on: stretchAtEnd(walk) },
  ];
}

const stretchAtEnd = ({ floor, waypoints }: Walk): Stretch => ({
  floor,
  points: waypoints.slice(-1).map(({ position }) => position),
});

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

/** Between two changes of floor. */
interface Walk {
  floor: Floor;
  waypoints: Waypoint[];
  fromDoor: boolean;
  toDoor: boolean;
}

type Step = Extract<StepText, { kind: 'leave' | 'walk' }>;

/** Its stretches, with the turn at which each starts; none for a walk of no length. */
function walkSteps(walk: Walk, landmarks: Landmarks): DirectionsStep[] {
  const total = walk.waypoints.at(-1)?.metres ?? 0;
  const { door, corridor } = splitOffDoors(walk);
  const corners = straighten(corridor);
  let [before, here] = corners;
  if (total === 0 || !before || !here) return [];
  const side = door && sideAt(door.position, before.position, here.position);
  // The metres are first those at which a step starts, then those that it takes.
  const starting: Step[] = [
    side ? { kind: 'leave', side, metres: 0 } : { kind: 'walk', metres: 0 },
  ];
  for (const next of corners.slice(2)) {
    const turn = turnAt(before.position, here.position, next.position);
    const past = landmarks.beside(before.position, here.position, walk.floor);
    if (turn) starting.push({ kind: 'walk', metres: here.metres, turn, past });
    [before, here] = [here, next];
  }
  return starting.map((step, index) => {
    const end = starting[index + 1]?.metres ?? total;
    const points = walk.waypoints
      .filter(({ metres }) => metres >= step.metres && metres <= end)
      .map(({ position }) => position);
    const metres = Math.max(1, Math.round(end - step.metres));
    return { ...step, metres, on: { floor: walk.floor, points } };
  });
}

/** On which side the door is at the end of a walk; undefined for straight ahead, and for no door. */
function arrivalSide({ waypoints, toDoor }: Walk): Side | undefined {
  const [from, corner, door] = waypoints.slice(-3);
  if (!toDoor || !from || !corner || !door) return undefined;
  return sideAt(from.position, corner.position, door.position);
}

/** Stepping out of a door and into one is not a separate stretch. */
function splitOffDoors({ waypoints, fromDoor, toDoor }: Walk) {
  const door = fromDoor && waypoints.length > 2 ? waypoints[0] : undefined;
  const inside = door ? waypoints.slice(1) : waypoints;
  return { door, corridor: toDoor && inside.length > 2 ? inside.slice(0, -1) : inside };
}
