/** Checks that the ids of a plan are unique, and that references lead to features that fit. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import {
  type Feature,
  type FeatureType,
  type FloorPlanFiles,
  featureIssue,
} from './plan-features.ts';
import { type PlanFileNode, planNodes } from './plan-nodes.ts';

export function checkPlanReferences(files: FloorPlanFiles): ContentIssue[] {
  const nodes = planNodes(files);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return [
    ...checkUniqueIds(files, nodes),
    ...checkLevels(files),
    ...checkUnitIds(files),
    ...checkOpenings(files),
    ...files.relationship.features.flatMap((feature, index) => checkEnds(feature, index, byId)),
  ];
}

type Located = Pick<PlanFileNode, 'index' | 'id'> & { type: FeatureType };

/** Openings, amenities and anchors share one list of ids, because ways lead to all of them. */
function checkUniqueIds(files: FloorPlanFiles, nodes: readonly PlanFileNode[]): ContentIssue[] {
  const listOf = (type: 'level' | 'unit' | 'relationship'): Located[] =>
    files[type].features.map(({ id }, index) => ({ type, index, id }));
  const lists = [listOf('level'), listOf('unit'), nodes, listOf('relationship')];
  return lists.flatMap((list: readonly Located[]) => {
    const known = new Map<string, FeatureType>();
    return list.flatMap(({ type, index, id }) => {
      const first = known.get(id);
      if (first === undefined) known.set(id, type);
      return first === undefined
        ? []
        : [
            featureIssue(
              type,
              index,
              'id',
              `"${id}" is the id of another ${first} already; it must be unique`,
            ),
          ];
    });
  });
}

function checkLevels(files: FloorPlanFiles): ContentIssue[] {
  const levels = new Set(files.level.features.map(({ id }) => id));
  return (['unit', 'opening', 'amenity', 'anchor'] as const).flatMap((type) =>
    files[type].features.flatMap(({ properties: { level_id } }, index) =>
      levels.has(level_id)
        ? []
        : [
            featureIssue(
              type,
              index,
              'properties.level_id',
              `"${level_id}" is no level in level.geojson`,
            ),
          ],
    ),
  );
}

function checkUnitIds(files: FloorPlanFiles): ContentIssue[] {
  const units = new Map(files.unit.features.map((unit) => [unit.id, unit.properties.level_id]));
  return (['opening', 'amenity'] as const).flatMap((type) =>
    files[type].features.flatMap(({ properties: { unit_id, level_id } }, index) => {
      if (unit_id === undefined) return [];
      const level = units.get(unit_id);
      if (level === level_id) return [];
      const message =
        level === undefined
          ? `"${unit_id}" is no unit in unit.geojson`
          : `"${unit_id}" is on the level "${level}", not on "${level_id}"`;
      return [featureIssue(type, index, 'properties.unit_id', message)];
    }),
  );
}

function checkOpenings({ opening }: FloorPlanFiles): ContentIssue[] {
  return opening.features.flatMap(({ properties: { category, unit_id, name } }, index) => {
    if (category === 'pedestrian')
      return unit_id !== undefined
        ? []
        : [
            featureIssue(
              'opening',
              index,
              'properties',
              'a door needs the unit_id that it leads into',
            ),
          ];
    return name !== undefined
      ? []
      : [featureIssue('opening', index, 'properties', 'an entrance needs a name')];
  });
}

function checkEnds(
  { properties }: Feature<'relationship'>,
  index: number,
  nodes: ReadonlyMap<string, PlanFileNode>,
): ContentIssue[] {
  const issue = (field: string, message: string) =>
    featureIssue('relationship', index, `properties.${field}`, message);
  const unknown = (['origin', 'destination'] as const).flatMap((key) => {
    const { id, feature_type } = properties[key];
    return nodes.get(id)?.type === feature_type
      ? []
      : [issue(`${key}.id`, `"${id}" is no ${feature_type} in ${feature_type}.geojson`)];
  });
  if (unknown.length > 0) return unknown;
  const { origin, destination, category, direction, metres } = properties;
  if (origin.id === destination.id)
    return [issue('destination.id', `"${origin.id}" is the origin, too; a way has two ends`)];
  const [from, to] = [nodes.get(origin.id)?.level, nodes.get(destination.id)?.level];
  const isLevel = from === to;
  const wrong: ContentIssue[] = [];
  if (category === 'traversal' && !isLevel)
    wrong.push(
      issue(
        'category',
        `leads from the level "${from}" to "${to}"; a traversal stays on one level`,
      ),
    );
  if ((category === 'elevator' || category === 'escalator') && isLevel)
    wrong.push(
      issue(
        'category',
        `both ends are on the level "${from}"; a way of this category joins two levels`,
      ),
    );
  if (category === 'escalator' && direction !== 'directed')
    wrong.push(
      issue(
        'direction',
        'an escalator is directed; the other direction is a relationship of its own',
      ),
    );
  if (category !== 'traversal' && metres === undefined)
    wrong.push(issue('category', 'needs metres; only those of a traversal follow from its ends'));
  return wrong;
}
