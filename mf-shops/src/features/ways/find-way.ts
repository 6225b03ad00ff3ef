/** Finds ways through the house, on the server and in the browser. */
import type { FloorPlan, PlanPosition } from '@mall/contracts';
import { findWayEnd, type Path, shortestPath, walkOf } from '@mall/wayfinding';
import type { Way, WayLeg, WayQuery, WayResult } from './way.ts';
import { waySteps } from './way-steps.ts';

/** The shortest way that `query` asks for. */
export function findWay(plan: FloorPlan, { from, to, stepFree }: WayQuery): WayResult {
  const ends = { from: endOf(plan, from), to: endOf(plan, to) };
  if (!ends.from || !ends.to) {
    const unknown = (['from', 'to'] as const).filter((key) => ({ from, to })[key] && !ends[key]);
    return { outcome: 'incomplete', ...ends, unknown };
  }
  const found = { from: ends.from, to: ends.to, stepFree };
  const path = shortestPath(plan, ends.from.nodes, ends.to.nodes, { stepFree });
  if (!path) return { outcome: 'unreachable', ...found };
  return { outcome: 'found', way: toWay(plan, path, found) };
}

function endOf(plan: FloorPlan, id: string | undefined) {
  return id ? findWayEnd(plan, id) : undefined;
}

function toWay(plan: FloorPlan, path: Path, ends: Pick<Way, 'from' | 'to' | 'stepFree'>): Way {
  const nodes = nodesOf(path);
  return {
    ...ends,
    ...walkOf(path.metres),
    nodes,
    legs: legsOfPath(path),
    steps: waySteps(plan, path, ends),
  };
}

function nodesOf({ start, steps }: Path): Way['nodes'] {
  return [start, ...steps.map(({ node }) => node)];
}

/** The stretches of a path in their order, for drawing. */
export function legsOfPath(path: Path): WayLeg[] {
  const legs: { floor: WayLeg['floor']; points: [PlanPosition, ...PlanPosition[]] }[] = [];
  for (const { floor, x, y } of nodesOf(path)) {
    const leg = legs.at(-1);
    if (leg?.floor === floor) leg.points.push([x, y]);
    else legs.push({ floor, points: [[x, y]] });
  }
  return legs;
}
