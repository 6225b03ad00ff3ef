/** The search against a plain one, which relaxes every arc as often as there are nodes (Bellman and Ford). */
import type { FloorPlan, PlanEdge, PlanEdgeKind } from '@mall/contracts';
import { aFloorPlan } from '@mall/testing';
import { shortestPaths } from './shortest-path.ts';

const GRAPHS = 1_000;
const KINDS: readonly PlanEdgeKind[] = ['walk', 'walk', 'escalator', 'stairs', 'lift'];

/** Random numbers below `limit`, the same at each run (mulberry32). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const idOf = (index: number) => `n${index}`;

function randomPlan(seed: number): FloorPlan {
  const random = createRandom(seed);
  const size = 2 + random(24);
  const nodes = Array.from({ length: size }, (_, index) => ({
    id: idOf(index),
    floor: 'ground' as const,
    x: random(100),
    y: random(100),
  }));
  const edges = Array.from({ length: random(size * 3) }, (): PlanEdge => {
    const kind = KINDS[random(KINDS.length)] ?? 'walk';
    const [from, to] = [idOf(random(size)), idOf(random(size))];
    const metres = (1 + random(500)) / 10;
    return { from, to, metres, kind, ...(random(3) === 0 && { oneWay: true as const }) };
  });
  return { floors: [], units: [], nodes, edges };
}

function plainDistance({ nodes, edges }: FloorPlan, from: string, to: string, stepFree: boolean) {
  const distances = new Map([[from, 0]]);
  const allowed = edges.filter(({ kind }) => !stepFree || kind === 'walk' || kind === 'lift');
  const relax = (start: string, end: string, metres: number) => {
    const length = (distances.get(start) ?? Number.POSITIVE_INFINITY) + metres;
    if (length < (distances.get(end) ?? Number.POSITIVE_INFINITY)) distances.set(end, length);
  };
  for (let round = 0; round < nodes.length; round++) {
    for (const edge of allowed) {
      relax(edge.from, edge.to, edge.metres);
      if (!edge.oneWay) relax(edge.to, edge.from, edge.metres);
    }
  }
  return distances.get(to);
}

/** The metres of the edges between `ids`, each the shortest that may be walked; undefined for no such edge. */
function lengthOf({ edges }: FloorPlan, ids: readonly string[], stepFree: boolean) {
  const lengths = ids.slice(1).map((to, index) => {
    const from = ids[index];
    const usable = edges.filter(
      (edge) =>
        (!stepFree || edge.kind === 'walk' || edge.kind === 'lift') &&
        ((edge.from === from && edge.to === to) ||
          (!edge.oneWay && edge.from === to && edge.to === from)),
    );
    return Math.min(...usable.map(({ metres }) => metres));
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

const endsOf = ({ nodes }: FloorPlan) => {
  const [from, to] = [nodes[0], nodes.at(-1)];
  if (!from || !to) throw new Error('a plan has two nodes');
  return { from, to };
};

test.each([false, true])(
  `is as short as the reference on ${GRAPHS} graphs (step-free: %s)`,
  (stepFree) => {
    const counts = { found: 0, unreachable: 0 };
    for (let seed = 1; seed <= GRAPHS; seed++) {
      const plan = randomPlan(seed);
      const { from, to } = endsOf(plan);
      const paths = shortestPaths(plan, [from], { stepFree });
      const path = paths.pathTo([to]);
      const expected = plainDistance(plan, from.id, to.id, stepFree);
      counts[path ? 'found' : 'unreachable'] += 1;
      expect([seed, path === undefined]).toEqual([seed, expected === undefined]);
      const ids = path && [path.start, ...path.steps.map(({ node }) => node)].map(({ id }) => id);
      expect(paths.metresTo([to])).toBe(path?.metres ?? Number.POSITIVE_INFINITY);
      if (!path || !ids) continue;
      expect([ids[0], ids.at(-1)]).toEqual([from.id, to.id]);
      expect(path.metres).toBeCloseTo(expected ?? -1, 6);
      expect(lengthOf(plan, ids, stepFree)).toBeCloseTo(expected ?? -1, 6);
    }
    expect(counts.found).toBeGreaterThan(200);
    expect(counts.unreachable).toBeGreaterThan(200);
  },
);

test('a search starts at the nearest source and ends at the nearest target', () => {
  const plan = aFloorPlan();
  const nodes = (...ids: string[]) => plan.nodes.filter(({ id }) => ids.includes(id));
  const [sources, targets] = [nodes('entrance-main', 'door-f-02'), nodes('g-1', 'lift-upper')];
  const paths = shortestPaths(plan, sources, { stepFree: true });
  const path = paths.pathTo(targets);
  expect([path?.start.id, path?.metres]).toEqual(['entrance-main', 10]);
  expect(paths.metresTo(targets)).toBe(10);
  expect(paths.pathTo(nodes('lift-upper'))?.start.id).toBe('door-f-02');
});

test('an edge with an unknown end is left out', () => {
  const plan = aFloorPlan();
  const [edge, ...others] = plan.edges;
  if (!edge) throw new Error('the plan has edges');
  const { from, to } = endsOf(plan);
  const broken = { ...plan, edges: [{ ...edge, to: 'nowhere' }, ...others] };
  expect(shortestPaths(broken, [from], { stepFree: false }).pathTo([to])).toBeUndefined();
});
