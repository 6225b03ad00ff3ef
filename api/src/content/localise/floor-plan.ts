/** The floor plan as the API gives it: IMDF's features as floors, units, and a graph of ways. */
import type { FloorPlan, PlanNode, PlanPosition, PlanUnit } from '@mall/contracts';
import { EDGE_KINDS, NODE_KINDS, UNIT_KINDS } from '../schema/floor-plan-schema.ts';
import type { LocalContent } from './local-content.ts';

type Files = NonNullable<LocalContent['floor_plan']>;
type Feature<Type extends keyof Files> = Files[Type]['features'][number];

const NO_PLAN: FloorPlan = { floors: [], units: [], nodes: [], edges: [] };

const round = (metres: number) => Math.round(metres * 10) / 10;
const rounded = ([x, y]: PlanPosition): PlanPosition => [round(x), round(y)];
/** GeoJSON repeats the first corner at the end. */
const ringOf = ({ coordinates: [ring = []] }: Feature<'unit'>['geometry']) =>
  ring.slice(0, -1).map(rounded);

/** The plan of `content`, with the names in its language. */
export function localiseFloorPlan({ floor_plan: files }: LocalContent): FloorPlan {
  if (!files) return NO_PLAN;
  const nodes = [
    ...files.opening.features.map(({ id, geometry, properties }) => {
      const kind = properties.category === 'pedestrian' ? 'door' : 'entrance';
      return toNode(id, middleOf(geometry.coordinates), { ...properties, kind });
    }),
    ...files.amenity.features.map(({ id, geometry, properties }) => {
      const kind = NODE_KINDS[properties.category];
      return toNode(id, geometry.coordinates, { ...properties, kind });
    }),
    ...files.anchor.features.map(({ id, geometry, properties }) =>
      toNode(id, geometry.coordinates, properties),
    ),
  ];
  const nodesById = new Map(nodes.map((node) => [node.id, node]));
  return {
    floors: files.level.features
      .toSorted((a, b) => a.properties.ordinal - b.properties.ordinal)
      .map(({ id, geometry, properties: { name } }) => ({ id, name, outline: ringOf(geometry) })),
    units: files.unit.features.map(toUnit),
    nodes,
    edges: files.relationship.features.map((feature) => toEdge(feature, nodesById)),
  };
}

function toUnit({ id, geometry, properties }: Feature<'unit'>): PlanUnit {
  const { level_id: floor, category, shop, name } = properties;
  return { id, floor, kind: UNIT_KINDS[category], shop, name, polygon: ringOf(geometry) };
}

interface NodeProperties extends Pick<PlanNode, 'kind' | 'name'> {
  level_id: PlanNode['floor'];
  unit_id?: string | undefined;
}

function toNode(
  id: string,
  [x, y]: PlanPosition,
  { level_id: floor, unit_id: unit, kind, name }: NodeProperties,
): PlanNode {
  return { id, floor, x: round(x), y: round(y), unit, kind, name };
}

function middleOf(coordinates: readonly PlanPosition[]): PlanPosition {
  const [first = [0, 0], last = first] = [coordinates[0], coordinates.at(-1)];
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
}

function toEdge(
  { id, properties }: Feature<'relationship'>,
  nodes: ReadonlyMap<string, PlanNode>,
): FloorPlan['edges'][number] {
  const { category, direction, origin, destination, metres } = properties;
  const [from, to] = [nodes.get(origin.id), nodes.get(destination.id)];
  // The import has checked it; the database may have been written in another way.
  if (!from || !to) throw new Error(`relationship ${id} of the floor plan has an unknown end`);
  const length = metres ?? Math.hypot(from.x - to.x, from.y - to.y);
  return {
    from: from.id,
    to: to.id,
    metres: Math.max(0.1, round(length)),
    kind: EDGE_KINDS[category],
    ...(direction === 'directed' && { oneWay: true }),
  };
}
