/** The search against the Bellman–Ford algorithm. */
import type { FloorPlan } from '@mall/contracts';
import { aFloorPlan } from '@mall/testing';
import fc from 'fast-check';
import { shortestPaths } from './shortest-path.ts';

type Edge = FloorPlan['edges'][number];

const KINDS: Edge['kind'][] = ['walk', 'walk', 'escalator', 'stairs', 'lift'];

const anyPlan: fc.Arbitrary<FloorPlan> = fc.integer({ min: 2, max: 25 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, index) => `n${index}`);
  const end = fc.constantFrom(...ids);
  const metres = fc.integer({ min: 1, max: 500 }).map((tenths) => tenths / 10);
  const fields = { from: end, to: end, metres, kind: fc.constantFrom(...KINDS) };
  const edge = fc.record(
    { ...fields, oneWay: fc.constant(true as const) },
    { requiredKeys: ['from', 'to', 'metres', 'kind'] },
  );
  const nodes = ids.map((id) => ({ id, floor: 'ground' as const, x: 0, y: 0 }));
  return fc
    .array(edge, { maxLength: size * 3 })
    .map((edges) => ({ floors: [], units: [], nodes, edges }));
});

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

test('is as short as the reference on any plan', () => {
  const property = fc.property(anyPlan, fc.boolean(), (plan, stepFree) => {
    const { from, to } = endsOf(plan);
    const paths = shortestPaths(plan, [from], { stepFree });
    const path = paths.pathTo([to]);
    const expected = referenceDistance(plan, from.id, to.id, stepFree);
    expect(path === undefined).toBe(expected === undefined);
    expect(paths.metresTo([to])).toBe(path?.metres ?? Number.POSITIVE_INFINITY);
    if (!path) return;
    const ids = [path.start, ...path.steps.map(({ node }) => node)].map(({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual([from.id, to.id]);
    expect(path.metres).toBeCloseTo(expected ?? -1, 6);
    expect(lengthOf(plan, ids, stepFree)).toBeCloseTo(expected ?? -1, 6);
  });
  fc.assert(property, { numRuns: 500 });
});

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
