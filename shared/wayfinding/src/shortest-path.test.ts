/** The search against the Bellman–Ford algorithm. */
import type { FloorPlan } from '@mall/contracts';
import { aFloorPlan } from '@mall/testing';
import { shortestPaths } from './shortest-path.ts';

type Edge = FloorPlan['edges'][number];

const GRAPHS = 250;
const KINDS: Edge['kind'][] = ['walk', 'walk', 'escalator', 'stairs', 'lift'];

/** Reproducible random numbers below `limit` (mulberry32). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function randomPlan(seed: number): FloorPlan {
  const random = createRandom(seed);
  const size = 2 + random(24);
  const nodes = Array.from({ length: size }, (_, index) => ({
    id: `n${index}`,
    floor: 'ground' as const,
    x: random(100),
    y: random(100),
  }));
  const edges = Array.from({ length: random(size * 3) }, (): Edge => {
    const kind = KINDS[random(KINDS.length)] ?? 'walk';
    const [from, to] = [`n${random(size)}`, `n${random(size)}`];
    const metres = (1 + random(500)) / 10;
    return { from, to, metres, kind, ...(random(3) === 0 && { oneWay: true as const }) };
  });
  return { floors: [], units: [], nodes, edges };
}

/** The edges that may be walked, in each direction. */
const arcsOf = ({ edges }: FloorPlan, stepFree: boolean) =>
  edges
    .filter(({ kind }) => !stepFree || kind === 'walk' || kind === 'lift')
    .flatMap((edge) => (edge.oneWay ? [edge] : [edge, { ...edge, from: edge.to, to: edge.from }]));

function referenceDistance(plan: FloorPlan, from: string, to: string, stepFree: boolean) {
  const distances = new Map([[from, 0]]);
  const distanceOf = (id: string) => distances.get(id) ?? Number.POSITIVE_INFINITY;
  const arcs = arcsOf(plan, stepFree);
  for (let round = 0; round < plan.nodes.length; round++) {
    for (const arc of arcs) {
      const length = distanceOf(arc.from) + arc.metres;
      if (length < distanceOf(arc.to)) distances.set(arc.to, length);
    }
  }
  return distances.get(to);
}

/** Length of the walk through `ids`: infinite when no edge connects two of them. */
function lengthOf(plan: FloorPlan, ids: readonly string[], stepFree: boolean) {
  const arcs = arcsOf(plan, stepFree);
  return ids.slice(1).reduce((sum, to, index) => {
    const between = arcs.filter((arc) => arc.from === ids[index] && arc.to === to);
    return sum + Math.min(...between.map(({ metres }) => metres));
  }, 0);
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
      const expected = referenceDistance(plan, from.id, to.id, stepFree);
      counts[path ? 'found' : 'unreachable'] += 1;
      expect([seed, path === undefined]).toEqual([seed, expected === undefined]);
      const ids = path && [path.start, ...path.steps.map(({ node }) => node)].map(({ id }) => id);
      expect(paths.metresTo([to])).toBe(path?.metres ?? Number.POSITIVE_INFINITY);
      if (!path || !ids) continue;
      expect([ids[0], ids.at(-1)]).toEqual([from.id, to.id]);
      expect(path.metres).toBeCloseTo(expected ?? -1, 6);
      expect(lengthOf(plan, ids, stepFree)).toBeCloseTo(expected ?? -1, 6);
    }
    expect(Math.min(counts.found, counts.unreachable)).toBeGreaterThan(50);
  },
);

test('starts at the nearest source and ends at the nearest target', () => {
  const plan = aFloorPlan();
  const nodes = (...ids: string[]) => plan.nodes.filter(({ id }) => ids.includes(id));
  const [sources, targets] = [nodes('entrance-main', 'door-f-02'), nodes('g-1', 'lift-upper')];
  const paths = shortestPaths(plan, sources, { stepFree: true });
  const path = paths.pathTo(targets);
  expect([path?.start.id, path?.metres]).toEqual(['entrance-main', 10]);
  expect(paths.metresTo(targets)).toBe(10);
  expect(paths.pathTo(nodes('lift-upper'))?.start.id).toBe('door-f-02');
});

test('ignores an edge with an unknown end', () => {
  const plan = aFloorPlan();
  const [edge, ...others] = plan.edges;
  if (!edge) throw new Error('the plan has edges');
  const { from, to } = endsOf(plan);
  const broken = { ...plan, edges: [{ ...edge, to: 'nowhere' }, ...others] };
  expect(shortestPaths(broken, [from], { stepFree: false }).pathTo([to])).toBeUndefined();
});
