/** Checks that visitors can walk from an entrance to every node of a plan, and back. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import { type Plan, type PlanFileNode, planIssue } from './plan-nodes.ts';

export function checkReach(
  { opening, relationship }: Plan,
  nodes: readonly PlanFileNode[],
): ContentIssue[] {
  const entrances = opening.features
    .filter(({ properties: { category } }) => category === 'pedestrian.principal')
    .map(({ id }) => id);
  if (entrances.length === 0) {
    const message = 'holds no entrance; add an opening of the category pedestrian.principal';
    return [{ file: 'floor-plan/opening.geojson', path: '', message }];
  }
  const forth = relationship.features.flatMap(({ properties }) => edgesOf(properties));
  const entered = reached(entrances, forth);
  const left = reached(
    entrances,
    forth.map(([from, to]) => [to, from]),
  );
  return nodes
    .filter(({ id }) => !entered.has(id) || !left.has(id))
    .map(({ type, index, id }) => {
      const direction = entered.has(id) ? 'from it to an entrance' : 'to it from an entrance';
      return planIssue(type, index, 'id', `no way leads ${direction}; add a relationship`);
    });
}

type Edge = readonly [from: string, to: string];

function edgesOf({
  origin,
  destination,
  direction,
}: Plan['relationship']['features'][number]['properties']): Edge[] {
  const edge = [origin.id, destination.id] as const;
  return direction === 'directed' ? [edge] : [edge, [destination.id, origin.id]];
}

function reached(start: readonly string[], edges: readonly Edge[]): ReadonlySet<string> {
  const next = Map.groupBy(edges, ([from]) => from);
  const found = new Set(start);
  // A set is iterated in the order of insertion, elements added meanwhile included.
  for (const node of found) for (const [, to] of next.get(node) ?? []) found.add(to);
  return found;
}
