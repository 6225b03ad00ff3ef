/** The floor plan as the API gives it: IMDF's features as floors, units, and a graph of ways. */
import type {
  FloorPlan,
  PlanEdge,
  PlanEdgeKind,
  PlanNode,
  PlanNodeKind,
  PlanPosition,
  PlanUnit,
  PlanUnitKind,
} from '@mall/contracts';
import type {
  AmenityCategory,
  RelationshipCategory,
  UnitCategory,
} from '../schema/floor-plan-schema.ts';
import type { LocalContent } from './local-content.ts';

type Files = NonNullable<LocalContent['floor_plan']>;
type Feature<Type extends keyof Files> = Files[Type]['features'][number];

const UNIT_KINDS: Record<UnitCategory, PlanUnitKind> = {
  room: 'shop',
  movietheater: 'cinema',
  aquarium: 'aquarium',
  brickpark: 'brick-park',
  playhouse: 'play-house',
  foodservice: 'food-court',
  restroom: 'restroom',
  mothersroom: 'baby-room',
  information: 'information',
  elevator: 'lift',
  escalator: 'escalator',
  stairs: 'stairs',
  parking: 'parking',
  opentobelow: 'atrium',
  nonpublic: 'closed',
};

const NODE_KINDS: Record<AmenityCategory, PlanNodeKind> = {
  elevator: 'lift',
  escalator: 'escalator',
  stairs: 'stairs',
  restroom: 'restroom',
  mothersroom: 'baby-room',
  information: 'information',
  atm: 'atm',
  parking: 'parking',
};

const EDGE_KINDS: Record<RelationshipCategory, PlanEdgeKind> = {
  traversal: 'walk',
  escalator: 'escalator',
  stairs: 'stairs',
  elevator: 'lift',
};

/** The plan of a house without one. */
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
    ...files.opening.features.map(doorNode),
    ...files.amenity.features.map(amenityNode),
    ...files.anchor.features.map(anchorNode),
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
  const { level_id, category, shop, name } = properties;
  return {
    id,
    floor: level_id,
    kind: UNIT_KINDS[category],
    ...(shop !== undefined && { shop }),
    ...(name !== undefined && { name }),
    polygon: ringOf(geometry),
  };
}

function doorNode({ id, geometry, properties }: Feature<'opening'>): PlanNode {
  const { level_id, category, unit_id, name } = properties;
  const kind = category === 'pedestrian' ? 'door' : 'entrance';
  const position = middleOf(geometry.coordinates);
  return toNode({ id, floor: level_id, position, unit: unit_id, kind, name });
}

function amenityNode({ id, geometry, properties }: Feature<'amenity'>): PlanNode {
  const { level_id, category, unit_id, name } = properties;
  const kind = NODE_KINDS[category];
  return toNode({ id, floor: level_id, position: geometry.coordinates, unit: unit_id, kind, name });
}

function anchorNode({ id, geometry, properties: { level_id } }: Feature<'anchor'>): PlanNode {
  return toNode({ id, floor: level_id, position: geometry.coordinates });
}

interface NodeFacts extends Pick<PlanNode, 'id' | 'floor' | 'unit' | 'kind' | 'name'> {
  position: PlanPosition;
}

function toNode({ id, floor, position: [x, y], unit, kind, name }: NodeFacts): PlanNode {
  return {
    id,
    floor,
    x: round(x),
    y: round(y),
    ...(unit !== undefined && { unit }),
    ...(kind !== undefined && { kind }),
    ...(name !== undefined && { name }),
  };
}

function middleOf(coordinates: readonly PlanPosition[]): PlanPosition {
  const [first = [0, 0], last = first] = [coordinates[0], coordinates.at(-1)];
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
}

function toEdge(
  { id, properties }: Feature<'relationship'>,
  nodes: ReadonlyMap<string, PlanNode>,
): PlanEdge {
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
