import type { FloorPlan, PlanPosition } from '@mall/contracts';
import { findPlace, type Path, shortestPaths, walkOf } from '@mall/wayfinding';
import type { Directions, DirectionsLeg, DirectionsQuery, DirectionsResult } from './directions.ts';
import { directionsSteps } from './directions-steps.ts';

/** The shortest walk that `query` asks for. */
export function findDirections(
  plan: FloorPlan,
  { from, to, stepFree }: DirectionsQuery,
): DirectionsResult {
  const ends = { from: endOf(plan, from), to: endOf(plan, to) };
  if (!ends.from || !ends.to) {
    const unknown = (['from', 'to'] as const).filter((key) => ({ from, to })[key] && !ends[key]);
    return { outcome: 'incomplete', ...ends, unknown };
  }
  const found = { from: ends.from, to: ends.to, stepFree };
  const path = shortestPaths(plan, ends.from.nodes, { stepFree }).pathTo(ends.to.nodes);
  if (!path) return { outcome: 'unreachable', ...found };
  return { outcome: 'found', directions: toDirections(plan, path, found) };
}

function endOf(plan: FloorPlan, id: string | undefined) {
  return id ? findPlace(plan, id) : undefined;
}

function toDirections(
  plan: FloorPlan,
  path: Path,
  ends: Pick<Directions, 'from' | 'to' | 'stepFree'>,
): Directions {
  const nodes = nodesOf(path);
  return {
    ...ends,
    ...walkOf(path.metres),
    nodes,
    legs: legsOfPath(path),
    steps: directionsSteps(plan, path, ends),
  };
}

function nodesOf({ start, steps }: Path): Directions['nodes'] {
  return [start, ...steps.map(({ node }) => node)];
}

/** The stretches of a path in their order, for drawing. */
export function legsOfPath(path: Path): DirectionsLeg[] {
  const legs: { floor: DirectionsLeg['floor']; points: [PlanPosition, ...PlanPosition[]] }[] = [];
  for (const { floor, x, y } of nodesOf(path)) {
    const leg = legs.at(-1);
    if (leg?.floor === floor) leg.points.push([x, y]);
    else legs.push({ floor, points: [[x, y]] });
  }
  return legs;
}
