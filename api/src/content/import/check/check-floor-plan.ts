/** Checks that a floor plan fits the shops, and that visitors can walk to every place of it. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { NewContent } from '../../schema/import-fields.ts';
import type { ReadContent } from '../read-folder.ts';
import { unitKey } from './rules.ts';

type Plan = NonNullable<NewContent['floor_plan']>;

const NODE_TYPES = ['opening', 'amenity', 'anchor'] as const;

interface PlanFileNode {
  type: (typeof NODE_TYPES)[number];
  index: number;
  id: string;
  level: string;
}

function nodesOf(plan: Plan): PlanFileNode[] {
  return NODE_TYPES.flatMap((type) =>
    plan[type].features.map(({ id, properties: { level_id: level } }, index) => ({
      ...{ type, index, id, level },
    })),
  );
}

function planIssue(type: keyof Plan, index: number, field: string, message: string): ContentIssue {
  return { file: `floor-plan/${type}.geojson`, path: `features.${index}.${field}`, message };
}

type Relationship = Plan['relationship']['features'][number];

export function checkFloorPlan({ content: { floor_plan: plan, shops } }: ReadContent) {
  if (!plan) return [];
  const nodes = nodesOf(plan);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ends = plan.relationship.features.flatMap((one, index) => endIssues(one, index, byId));
  return [
    ...shopUnitIssues(plan, shops ?? []),
    ...doorIssues(plan),
    ...ends,
    // Only known ends can be walked to.
    ...(ends.length === 0 ? checkReach(plan, nodes) : []),
  ];
}

function shopUnitIssues({ unit, opening }: Plan, shops: NonNullable<NewContent['shops']>) {
  const bySlug = new Map(shops.map((shop) => [shop.slug, shop]));
  const entered = new Set(opening.features.map(({ properties }) => properties.unit_id));
  return unit.features.flatMap(({ id, properties: { shop: slug, level_id } }, index) => {
    const issue = (field: string, message: string) => planIssue('unit', index, field, message);
    if (!slug) return [];
    const shop = bySlug.get(slug);
    const isOther = shop && unitKey(shop.unit) !== unitKey(id);
    const isElsewhere = shop && shop.floor !== level_id;
    const issues = [
      !entered.has(id) && issue('id', 'has no door; add an opening with this unit_id'),
      isOther && issue('properties.shop', `"${slug}" has the unit ${shop.unit} in shops.yaml`),
      isElsewhere &&
        issue('properties.level_id', `"${slug}" has the floor "${shop.floor}" in shops.yaml`),
    ];
    return issues.filter((one) => typeof one === 'object');
  });
}

function doorIssues({ unit, opening }: Plan): ContentIssue[] {
  const levels = new Map(unit.features.map(({ id, properties }) => [id, properties.level_id]));
  return opening.features.flatMap(({ properties: { unit_id = '', level_id } }, index) => {
    const level = levels.get(unit_id) ?? level_id;
    if (level === level_id) return [];
    const message = `"${unit_id}" is on the level "${level}", not on "${level_id}"`;
    return [planIssue('opening', index, 'properties.unit_id', message)];
  });
}

function endIssues(
  { properties }: Relationship,
  index: number,
  nodes: ReadonlyMap<string, PlanFileNode>,
): ContentIssue[] {
  const issue = (field: string, message: string) =>
    planIssue('relationship', index, `properties.${field}`, message);
  const { origin, destination, category } = properties;
  const nodeOf = ({ id, feature_type }: typeof origin) => {
    const node = nodes.get(id);
    return node?.type === feature_type ? node : undefined;
  };
  const [from, to] = [nodeOf(origin), nodeOf(destination)];
  if (!from || !to) {
    const [field, { id, feature_type: type }] = from
      ? ['destination', destination]
      : ['origin', origin];
    return [issue(`${field}.id`, `"${id}" is no ${type} in floor-plan/${type}.geojson`)];
  }
  const isOneLevel = from.level === to.level;
  if (category === 'stairs' || isOneLevel === (category === 'traversal')) return [];
  const message = isOneLevel
    ? `both ends are on the level "${from.level}"; this category joins two levels`
    : `leads from the level "${from.level}" to "${to.level}"; a traversal stays on one level`;
  return [issue('category', message)];
}

function checkReach(
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

function edgesOf({ origin, destination, direction }: Relationship['properties']): Edge[] {
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
