/** A small floor plan for tests: the four shops of the sample content, two on each floor. */
import type { SampleContent } from './sample-content.ts';

type FloorPlan = NonNullable<SampleContent['floor_plan']>;
type Feature<Type extends keyof FloorPlan> = FloorPlan[Type]['features'][number];
type Floor = Feature<'level'>['id'];
type Ring = [number, number][];
type NodeType = 'opening' | 'amenity' | 'anchor';

const both = (hu: string, en: string) => ({ hu, en });

/** A closed ring around a rectangle. */
function sampleRing(x: number, y: number, width: number, height: number): Ring {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

function level(id: Floor, ordinal: number, name: { hu: string; en: string }): Feature<'level'> {
  const geometry = { type: 'Polygon' as const, coordinates: [sampleRing(0, 0, 60, 40)] };
  return { type: 'Feature', id, feature_type: 'level', geometry, properties: { name, ordinal } };
}

function unit(id: string, level_id: Floor, x: number, shop: string): Feature<'unit'> {
  const geometry = { type: 'Polygon' as const, coordinates: [sampleRing(x, 20, 20, 20)] };
  const properties = { level_id, category: 'room' as const, shop };
  return { type: 'Feature', id, feature_type: 'unit', geometry, properties };
}

function door(id: string, level_id: Floor, x: number, unit_id: string): Feature<'opening'> {
  const coordinates: Ring = [
    [x - 1, 20],
    [x + 1, 20],
  ];
  return {
    type: 'Feature',
    id,
    feature_type: 'opening',
    geometry: { type: 'LineString', coordinates },
    properties: { level_id, category: 'pedestrian', unit_id },
  };
}

function lift(id: string, level_id: Floor): Feature<'amenity'> {
  return {
    type: 'Feature',
    id,
    feature_type: 'amenity',
    geometry: { type: 'Point', coordinates: [50, 10] },
    properties: { level_id, category: 'elevator', name: both('Lift', 'Lift') },
  };
}

function anchor(id: string, level_id: Floor): Feature<'anchor'> {
  return {
    type: 'Feature',
    id,
    feature_type: 'anchor',
    geometry: { type: 'Point', coordinates: [20, 10] },
    properties: { level_id },
  };
}

/** A traversal between two nodes. */
export function sampleWay(
  origin: [NodeType, string],
  destination: [NodeType, string],
  properties: Partial<Feature<'relationship'>['properties']> = {},
): Feature<'relationship'> {
  const end = ([feature_type, id]: [NodeType, string]) => ({ id, feature_type });
  return {
    type: 'Feature',
    id: `${origin[1]}--${destination[1]}`,
    feature_type: 'relationship',
    geometry: null,
    properties: {
      category: 'traversal',
      direction: 'undirected',
      origin: end(origin),
      destination: end(destination),
      ...properties,
    },
  };
}

const collection = <One>(features: One[]) => ({ type: 'FeatureCollection' as const, features });

/** A plan that fits `sampleContent` and has no issue. */
export function sampleFloorPlan(): FloorPlan {
  const entrance = door('entrance', 'ground', 20, '');
  entrance.properties = {
    level_id: 'ground',
    category: 'pedestrian.principal',
    name: both('Főbejárat', 'Main entrance'),
  };
  entrance.geometry.coordinates = [
    [18, 0],
    [22, 0],
  ];
  return {
    level: collection([
      level('upper', 1, both('Emelet', 'First floor')),
      level('ground', 0, both('Földszint', 'Ground floor')),
    ]),
    unit: collection([
      unit('F-01', 'ground', 0, 'reserved'),
      unit('F-02', 'ground', 20, 'sportisimo'),
      unit('E-01', 'upper', 0, 'cipovilag'),
      unit('E-02', 'upper', 20, 'lepes'),
    ]),
    opening: collection([
      door('door-f-01', 'ground', 10, 'F-01'),
      door('door-f-02', 'ground', 30, 'F-02'),
      door('door-e-01', 'upper', 10, 'E-01'),
      door('door-e-02', 'upper', 30, 'E-02'),
      entrance,
    ]),
    amenity: collection([lift('lift-ground', 'ground'), lift('lift-upper', 'upper')]),
    anchor: collection([anchor('g-1', 'ground'), anchor('u-1', 'upper')]),
    relationship: collection([
      sampleWay(['opening', 'entrance'], ['anchor', 'g-1']),
      sampleWay(['anchor', 'g-1'], ['opening', 'door-f-01']),
      sampleWay(['anchor', 'g-1'], ['opening', 'door-f-02']),
      sampleWay(['anchor', 'g-1'], ['amenity', 'lift-ground']),
      sampleWay(['amenity', 'lift-ground'], ['amenity', 'lift-upper'], {
        category: 'elevator',
        metres: 20,
      }),
      sampleWay(['amenity', 'lift-upper'], ['anchor', 'u-1']),
      sampleWay(['anchor', 'u-1'], ['opening', 'door-e-01']),
      sampleWay(['anchor', 'u-1'], ['opening', 'door-e-02']),
    ]),
  };
}
