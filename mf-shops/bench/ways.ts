/** Times ways over houses of three sizes. Run: `node mf-shops/bench/ways.ts`. */
import type { FloorPlan, PlanEdge, PlanNode } from '@mall/contracts';
import { findWay } from '../src/features/ways/find-way.ts';

/** How many ways are measured on each plan after the first one. */
const WAYS = 20;
/** New plans of each size. */
const PLANS = 40;
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

/** Milliseconds of each of `runs` by the clock, and of the processor for one of them. */
function measure(runs: readonly (() => void)[]): string {
  const before = process.threadCpuUsage();
  const times = runs.map((run) => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  const { user, system } = process.threadCpuUsage(before);
  // The processor's time grows in ticks, of which one is as long as a way: their sum alone is exact.
  const mean = (user + system) / 1_000 / runs.length;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  return `${mean.toFixed(1)} ms of the processor (by the clock p50 ${at(0.5)}, p95 ${at(0.95)} ms)`;
}

for (const size of SIZES) {
  // As they come from the API.
  const plans: FloorPlan[] = Array.from({ length: PLANS }, () =>
    JSON.parse(JSON.stringify(gridOf(size))),
  );
  const wayOn = (plan: FloorPlan, number: number) => {
    const idAt = (index: number) => plan.nodes[index % plan.nodes.length]?.id;
    const ends = { from: idAt(number * 7_919), to: idAt(number * 104_729 + 13) };
    return () => {
      findWay(plan, { ...ends, stepFree: true });
    };
  };
  // The first way on a plan makes its graph.
  const first = measure(plans.map(wayOn));
  const later = measure(
    Array.from({ length: WAYS }, (_, number) => plans.map((plan) => wayOn(plan, number))).flat(),
  );
  process.stdout.write(
    `${plans[0]?.nodes.length} nodes: the first way on a plan ${first}, a later one ${later}\n`,
  );
}
