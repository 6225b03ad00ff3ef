/** A small floor plan for tests: the four shops of the sample content, two on each floor. */
import type { SampleContent } from './sample-content.ts';

type FloorPlan = NonNullable<SampleContent['floor_plan']>;
type Feature<Type extends keyof FloorPlan> = FloorPlan[Type]['features'][number];
type Floor = Feature<'level'>['id'];
type NodeType = 'opening' | 'amenity' | 'anchor';

const both = (hu: string, en: string) => ({ hu, en });

const feature = <Type extends keyof FloorPlan>(
  feature_type: Type,
  id: string,
  geometry: object | null,
  properties: object,
) => ({ type: 'Feature', id, feature_type, geometry, properties }) as unknown as Feature<Type>;

/** A closed ring around a rectangle. */
const rectangle = (x: number, y: number, width: number, height: number) => {
  const [east, south] = [x + width, y + height];
  const ring = [
    [x, y],
    [east, y],
    [east, south],
    [x, south],
    [x, y],
  ];
  return { type: 'Polygon', coordinates: [ring] };
};
const point = (x: number, y: number) => ({ type: 'Point', coordinates: [x, y] });
const line = (...coordinates: [number, number][]) => ({ type: 'LineString', coordinates });

const level = (id: Floor, ordinal: number, name: { hu: string; en: string }) =>
  feature('level', id, rectangle(0, 0, 60, 40), { name, ordinal });
const unit = (id: string, level_id: Floor, x: number, shop: string) =>
  feature('unit', id, rectangle(x, 20, 20, 20), { level_id, category: 'room', shop });
const door = (id: string, level_id: Floor, x: number, unit_id: string) =>
  feature('opening', id, line([x - 1, 20], [x + 1, 20]), {
    ...{ level_id, category: 'pedestrian', unit_id },
  });
const lift = (id: string, level_id: Floor) =>
  feature('amenity', id, point(50, 10), {
    ...{ level_id, category: 'elevator', name: both('Lift', 'Lift') },
  });
const anchor = (id: string, level_id: Floor) => feature('anchor', id, point(20, 10), { level_id });

/** A traversal between two nodes. */
export function sampleWay(
  origin: [NodeType, string],
  destination: [NodeType, string],
  properties: Partial<Feature<'relationship'>['properties']> = {},
): Feature<'relationship'> {
  const end = ([feature_type, id]: [NodeType, string]) => ({ id, feature_type });
  return feature('relationship', `${origin[1]}--${destination[1]}`, null, {
    ...{ category: 'traversal', direction: 'undirected' },
    ...{ origin: end(origin), destination: end(destination), ...properties },
  });
}

const collection = <One>(features: One[]) => ({ type: 'FeatureCollection' as const, features });

/** A plan that fits `sampleContent` and has no issue. */
export function sampleFloorPlan(): FloorPlan {
  const entrance = feature('opening', 'entrance', line([18, 0], [22, 0]), {
    ...{ level_id: 'ground', category: 'pedestrian.principal' },
    name: both('Főbejárat', 'Main entrance'),
  });
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
