/** Times ways over houses of three sizes, in CPU time. Run: `node mf-shops/bench/ways.ts`. */
import type { FloorPlan, PlanEdge, PlanNode } from '@mall/contracts';
import { findWay } from '../src/features/ways/find-way.ts';

const WAYS = 200;
/** Nodes: as the sample mall, and far more. */
const SIZES = [400, 2_000, 20_000];
const SPACING_METRES = 8;

const idOf = (column: number, row: number) => `n-${column}-${row}`;

/** A grid of corridors; each crossing is joined to the next ones, and every third edge is one-way. */
function gridOf(size: number): FloorPlan {
  const side = Math.round(Math.sqrt(size));
  const places = Array.from({ length: side * side }, (_, index) => ({
    column: index % side,
    row: Math.floor(index / side),
  }));
  const nodes = places.map(
    ({ column, row }): PlanNode => ({
      id: idOf(column, row),
      floor: 'ground',
      x: column * SPACING_METRES,
      y: row * SPACING_METRES,
    }),
  );
  const edges = places.flatMap(({ column, row }, index): PlanEdge[] => {
    const metres = SPACING_METRES + (index % 7) / 10;
    const from = idOf(column, row);
    const oneWay = index % 3 === 0 && { oneWay: true as const };
    return [
      ...(column + 1 < side
        ? [{ from, to: idOf(column + 1, row), metres, kind: 'walk' as const, ...oneWay }]
        : []),
      ...(row + 1 < side
        ? [{ from, to: idOf(column, row + 1), metres, kind: 'walk' as const }]
        : []),
    ];
  });
  return { floors: [], units: [], nodes, edges };
}

/** Of this thread alone, so that other work on the machine does not count. */
function milliseconds(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

for (const size of SIZES) {
  // As it comes from the API.
  const plan: FloorPlan = JSON.parse(JSON.stringify(gridOf(size)));
  const nodeAt = (index: number) => plan.nodes[index % plan.nodes.length]?.id;
  const way = (number: number) => () => {
    findWay(plan, {
      from: nodeAt(number * 7_919),
      to: nodeAt(number * 104_729 + 13),
      stepFree: true,
    });
  };
  const first = milliseconds(way(0));
  const times = Array.from({ length: WAYS }, (_, number) => milliseconds(way(number))).sort(
    (a, b) => a - b,
  );
  const at = (share: number) => times[Math.floor(WAYS * share)]?.toFixed(1);
  process.stdout.write(
    `${plan.nodes.length} nodes: the first way ${first.toFixed(1)} ms, then p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`,
  );
}
