/** Describes a route by its walks and its changes of floor. */
import type { Floor, FloorPlan, PlanNode } from '@mall/contracts';
import { findPlace, type Path, type Stretch, shortestPaths, walkOf } from '@mall/wayfinding';
import type {
  Directions,
  DirectionsQuery,
  DirectionsResult,
  DirectionsStep,
  Side,
  StepText,
} from './directions.ts';
import { type LandmarkFinder, landmarkFinder } from './landmarks.ts';
import { sideAt, straighten, turnAt, type Waypoint } from './walk-geometry.ts';

/** The shortest walk that `query` asks for. */
export function findDirections(plan: FloorPlan, query: DirectionsQuery): DirectionsResult {
  const { stepFree } = query;
  const endOf = (id: string | undefined) => (id ? findPlace(plan, id) : undefined);
  const ends = { from: endOf(query.from), to: endOf(query.to) };
  const unknown = (['from', 'to'] as const).filter((key) => query[key] && !ends[key]);
  const { from, to } = ends;
  const path = from && to && shortestPaths(plan, from.nodes, { stepFree }).pathTo(to.nodes);
  const landmarkAt = landmarkFinder(plan, [from?.shop, to?.shop]);
  return { ...ends, stepFree, unknown, directions: path && describe(path, landmarkAt) };
}

function describe(path: Path, landmarkAt: LandmarkFinder): Directions {
  const walks = walksOf(path);
  const steps = walks.flatMap((walk, index): DirectionsStep[] => {
    const { ride: kind, floor } = walk;
    const [before, text] = [walks[index - 1], walkSteps(walk, landmarkAt)];
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
    const waypoints = walks.at(-1)?.waypoints;
    if (kind !== 'walk') walks.push(walkFrom(node, kind));
    else waypoints?.push(waypointAt(node, metres + (waypoints.at(-1)?.metres ?? 0)));
  }
  return walks;
}

const waypointAt = ({ x, y, kind }: PlanNode, metres: number): Waypoint => ({
  position: [x, y],
  metres,
  isDoor: kind === 'door',
});

const walkFrom = (node: PlanNode, ride?: Ride): Walk => ({
  floor: node.floor,
  ride,
  waypoints: [waypointAt(node, 0)],
});

/** One lift over several floors is one step. */
function mergeRides(steps: readonly DirectionsStep[]): DirectionsStep[] {
  const isRide = ({ kind }: DirectionsStep) =>
    kind === 'lift' || kind === 'escalator' || kind === 'stairs';
  return steps.filter((step, index) => !isRide(step) || steps[index + 1]?.kind !== step.kind);
}

type Ride = Exclude<FloorPlan['edges'][number]['kind'], 'walk'>;

/** Between two changes of floor. */
interface Walk {
  floor: Floor;
  /** What led here from the walk before. */
  ride: Ride | undefined;
  waypoints: Waypoint[];
}

type Step = Extract<StepText, { kind: 'leave' | 'walk' }>;

/** Its stretches, with the turn at which each starts; none for a walk of no length. */
function walkSteps(walk: Walk, landmarkAt: LandmarkFinder): DirectionsStep[] {
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
    const past = landmarkAt(before.position, here.position, walk.floor);
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
function arrivalSide({ waypoints }: Walk): Side | undefined {
  const [from, corner, door] = waypoints.slice(-3);
  if (!from || !corner || !door?.isDoor) return undefined;
  return sideAt(from.position, corner.position, door.position);
}

/** Stepping out of a door and into one is not a separate stretch. */
function splitOffDoors({ waypoints }: Walk) {
  const door = waypoints[0]?.isDoor && waypoints.length > 2 ? waypoints[0] : undefined;
  const inside = door ? waypoints.slice(1) : waypoints;
  const isEntered = inside.at(-1)?.isDoor && inside.length > 2;
  return { door, corridor: isEntered ? inside.slice(0, -1) : inside };
}
