/** Describes a route by its walks and its changes of floor. */
import type { Floor, FloorPlan, PlanEdgeKind, PlanNode } from '@mall/contracts';
import { findPlace, type Path, type Stretch, shortestPaths, walkOf } from '@mall/wayfinding';
import type {
  Directions,
  DirectionsQuery,
  DirectionsResult,
  DirectionsStep,
  Side,
  StepText,
} from './directions.ts';
import { createLandmarks, type Landmarks } from './landmarks.ts';
import { sideAt, straighten, turnAt, type Waypoint } from './walk-geometry.ts';

/** The shortest walk that `query` asks for. */
export function findDirections(plan: FloorPlan, query: DirectionsQuery): DirectionsResult {
  const { stepFree } = query;
  const endOf = (id: string | undefined) => (id ? findPlace(plan, id) : undefined);
  const ends = { from: endOf(query.from), to: endOf(query.to) };
  const unknown = (['from', 'to'] as const).filter((key) => query[key] && !ends[key]);
  const { from, to } = ends;
  const path = from && to && shortestPaths(plan, from.nodes, { stepFree }).pathTo(to.nodes);
  const landmarks = createLandmarks(plan, [from?.shop, to?.shop]);
  return { ...ends, stepFree, unknown, directions: path && describe(path, landmarks) };
}

function describe(path: Path, landmarks: Landmarks): Directions {
  const walks = walksOf(path);
  const steps = walks.flatMap((walk, index): DirectionsStep[] => {
    const { ride: kind, floor } = walk;
    const [before, text] = [walks[index - 1], walkSteps(walk, landmarks)];
    return before && kind ? [{ kind, floor, on: endOf(before) }, ...text] : text;
  });
  const arrivals = walks
    .slice(-1)
    .map((walk) => ({ kind: 'arrive', side: arrivalSide(walk), on: endOf(walk) }) as const);
  const legs = walks.map(({ floor, waypoints }) => ({ floor, points: positionsOf(waypoints) }));
  return { ...walkOf(path.metres), legs, steps: [...mergeRides(steps), ...arrivals] };
}

const positionsOf = (waypoints: readonly Waypoint[]) => waypoints.map(({ position }) => position);

const endOf = ({ floor, waypoints }: Walk): Stretch => ({
  floor,
  points: positionsOf(waypoints.slice(-1)),
});

/** The path, cut where it changes floors. */
function walksOf({ start, steps }: Path): Walk[] {
  const walks = [walkFrom(start)];
  for (const { node, kind, metres } of steps) {
    const walk = walks.at(-1);
    if (kind !== 'walk') walks.push(walkFrom(node, kind));
    else if (walk) extend(walk, node, metres);
  }
  return walks;
}

function walkFrom({ x, y, floor, kind }: PlanNode, ride?: Ride): Walk {
  const waypoints: Waypoint[] = [{ position: [x, y], metres: 0 }];
  return { floor, ride, waypoints, fromDoor: kind === 'door', toDoor: false };
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

type Ride = Exclude<PlanEdgeKind, 'walk'>;

/** Between two changes of floor. */
interface Walk {
  floor: Floor;
  /** What led here from the walk before. */
  ride: Ride | undefined;
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
    const points = positionsOf(
      walk.waypoints.filter(({ metres }) => metres >= step.metres && metres <= end),
    );
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
