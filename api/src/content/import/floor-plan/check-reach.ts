/** Checks that every node of a plan can be walked to from an entrance, and back. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import { type FloorPlanFiles, featureIssue, floorPlanFile } from './plan-features.ts';
import { planNodes } from './plan-nodes.ts';

/** Ids of the nodes that a way leads to from each node. */
type Ways = ReadonlyMap<string, readonly string[]>;

/** All relationships of `files` lead to nodes. */
export function checkReach(files: FloorPlanFiles): ContentIssue[] {
  const entrances = files.opening.features
    .filter(({ properties: { category } }) => category === 'pedestrian.principal')
    .map(({ id }) => id);
  if (entrances.length === 0) {
    const message =
      'holds no entrance; a plan needs an opening of the category pedestrian.principal';
    return [{ file: floorPlanFile('opening'), path: '', message }];
  }
  const { there, back } = waysOf(files);
  const [entered, left] = [reached(entrances, there), reached(entrances, back)];
  return planNodes(files).flatMap(({ type, index, id }) => {
    if (!entered.has(id))
      return [
        featureIssue(type, index, 'id', 'no way leads to it from an entrance; add a relationship'),
      ];
    if (!left.has(id))
      return [
        featureIssue(type, index, 'id', 'no way leads from it to an entrance; add a relationship'),
      ];
    return [];
  });
}

function waysOf({ relationship }: FloorPlanFiles): { there: Ways; back: Ways } {
  const there = new Map<string, string[]>();
  const back = new Map<string, string[]>();
  const add = (ways: Map<string, string[]>, from: string, to: string) => {
    const ends = ways.get(from);
    if (ends) ends.push(to);
    else ways.set(from, [to]);
  };
  for (const { properties } of relationship.features) {
    const [from, to] = [properties.origin.id, properties.destination.id];
    add(there, from, to);
    add(back, to, from);
    if (properties.direction === 'directed') continue;
    add(there, to, from);
    add(back, from, to);
  }
  return { there, back };
}

function reached(start: readonly string[], ways: Ways): ReadonlySet<string> {
  const found = new Set(start);
  // A set is walked in the order in which its elements were added, those added on the way too.
  for (const node of found) for (const next of ways.get(node) ?? []) found.add(next);
  return found;
}
