/** The ways to a place of the house from where people come in. */
import type { Arrival, FloorPlan, PlanNode } from '@mall/contracts';
import { findPlace, type Path, type ShortestPaths, shortestPaths, walkOf } from '@mall/wayfinding';

type FindArrivals = (place: string) => Arrival[];

const KINDS = ['entrance', 'parking'] as const;
type Kind = (typeof KINDS)[number];

function keep<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

/** Floors that a path goes up and down in all. */
function levelsOf({ start, steps }: Path, { floors }: FloorPlan): number {
  const levels = [start, ...steps.map(({ node }) => node)].map((node) =>
    floors.findIndex(({ id }) => id === node.floor),
  );
  return levels.reduce((sum, level, at) => sum + Math.abs(level - (levels[at - 1] ?? level)), 0);
}

/** One search for each kind, and a step-free one for each entrance, run when first needed and are kept. */
export function createArrivals(plan: FloorPlan): FindArrivals {
  const fromKind = keep((kind: Kind): ShortestPaths => {
    const sources = plan.nodes.filter((node) => node.kind === kind);
    return shortestPaths(plan, sources, { stepFree: false });
  });
  const stepFreeFrom = keep((start: PlanNode) => shortestPaths(plan, [start], { stepFree: true }));
  const toArrival = (kind: Kind, path: Path, doors: readonly PlanNode[]): Arrival => {
    const { id, name = id } = path.start;
    const stepFree = stepFreeFrom(path.start).metresTo(doors);
    return {
      from: { node: id, kind, name },
      ...walkOf(path.metres),
      levels: levelsOf(path, plan),
      stepFree: Number.isFinite(stepFree) ? walkOf(stepFree) : null,
    };
  };
  return (place) => {
    const doors = findPlace(plan, place)?.nodes ?? [];
    return KINDS.flatMap((kind) => {
      const path = fromKind(kind).pathTo(doors);
      return path ? [toArrival(kind, path, doors)] : [];
    });
  };
}
