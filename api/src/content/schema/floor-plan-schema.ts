/**
 * The files of `floor-plan/`: feature collections in GeoJSON, one for each feature type of the Indoor
 * Mapping Data Format (IMDF 1.0), in local metres. Properties of IMDF that are not named here are
 * left out of what is stored.
 */
import { API_SCHEMAS, planIdSchema, slugSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

const MAX_METRES = 2_000;
const MAX_CORNERS = 200;
const MAX_FEATURES = {
  level: 10,
  unit: 5_000,
  opening: 10_000,
  amenity: 1_000,
  anchor: 20_000,
  relationship: 60_000,
};

const OUTSIDE = `metres from 0 to ${MAX_METRES}, east and south of the plan’s north-western corner`;
const metres = z.number().min(0, OUTSIDE).max(MAX_METRES, OUTSIDE);
const position = z
  .tuple([metres, metres])
  .describe('Metres east and south of the north-western corner of the plan');

const point = z.strictObject({ type: z.literal('Point'), coordinates: position });
const line = z.strictObject({
  type: z.literal('LineString'),
  coordinates: z.array(position).min(2).max(MAX_CORNERS),
});
const ring = z
  .array(position)
  .min(4, 'a ring has at least 3 corners and its first again')
  .max(MAX_CORNERS)
  .refine(
    (corners) => String(corners[0]) === String(corners.at(-1)),
    'the ring is open; repeat its first corner at its end',
  );
const polygon = z.strictObject({
  type: z.literal('Polygon'),
  coordinates: z.array(ring).length(1, 'one ring; a hole is a unit of its own'),
});

/** The categories of IMDF, with the kinds that the API has for them. */
const SHARED_KINDS = {
  restroom: 'restroom',
  mothersroom: 'baby-room',
  information: 'information',
  elevator: 'lift',
  escalator: 'escalator',
  stairs: 'stairs',
  parking: 'parking',
} as const;

export const UNIT_KINDS = {
  room: 'shop',
  movietheater: 'cinema',
  aquarium: 'aquarium',
  brickpark: 'brick-park',
  playhouse: 'play-house',
  foodservice: 'food-court',
  ...SHARED_KINDS,
  opentobelow: 'atrium',
  walkway: 'walkway',
  nonpublic: 'closed',
} as const;

export const NODE_KINDS = { ...SHARED_KINDS, atm: 'atm' } as const;

export const EDGE_KINDS = {
  traversal: 'walk',
  escalator: 'escalator',
  stairs: 'stairs',
  elevator: 'lift',
} as const;

const categoryOf = <Category extends string>(kinds: Record<Category, string>) =>
  z.enum(Object.keys(kinds) as Category[]);

const end = z.strictObject({
  id: planIdSchema,
  feature_type: z.enum(['opening', 'amenity', 'anchor']),
});

function collection<
  Type extends keyof typeof MAX_FEATURES,
  Id extends z.ZodType<string>,
  Geometry extends z.ZodType,
  Properties extends z.ZodType,
>(type: Type, parts: { id: Id; geometry: Geometry; properties: Properties }) {
  const feature = z.strictObject({
    type: z.literal('Feature'),
    id: parts.id,
    feature_type: z.literal(type),
    geometry: parts.geometry,
    properties: parts.properties,
  });
  return z.strictObject({
    $schema: z.string().optional(),
    type: z.literal('FeatureCollection'),
    features: z.array(feature).max(MAX_FEATURES[type]),
  });
}

/** All six files, by feature type. */
export const floorPlanSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) => {
  const { floor } = API_SCHEMAS.shop.shape;
  const level_id = floor.describe('The id of the level that it is on');
  const name = field.text.optional().describe('What a sign says');
  const unit_id = planIdSchema.optional();
  return z.strictObject({
    level: collection('level', {
      id: floor,
      geometry: polygon.describe('The outer walls'),
      properties: z.object({ name: field.text, ordinal: z.int().describe('0 at street level') }),
    }),
    unit: collection('unit', {
      id: planIdSchema,
      geometry: polygon,
      properties: z.object({
        level_id,
        category: categoryOf(UNIT_KINDS),
        shop: slugSchema.optional().describe('Its slug in shops.yaml; for the category room alone'),
        name,
      }),
    }),
    opening: collection('opening', {
      id: planIdSchema,
      geometry: line.describe('From one side of the door to the other'),
      properties: z
        .object({
          level_id,
          category: z
            .enum(['pedestrian', 'pedestrian.principal'])
            .describe('The door of a unit, or an entrance of the house'),
          unit_id: unit_id.describe('The unit that the door leads into'),
          name,
        })
        .refine(({ category, unit_id }) => category !== 'pedestrian' || unit_id, {
          path: ['unit_id'],
          message: 'a door needs the unit_id that it leads into',
        })
        .refine(({ category, name }) => category === 'pedestrian' || name, {
          path: ['name'],
          message: 'an entrance needs a name',
        }),
    }),
    amenity: collection('amenity', {
      id: planIdSchema,
      geometry: point,
      properties: z.object({ level_id, category: categoryOf(NODE_KINDS), unit_id, name }),
    }),
    anchor: collection('anchor', {
      id: planIdSchema,
      geometry: point.describe('Where ways meet'),
      properties: z.object({ level_id }),
    }),
    relationship: collection('relationship', {
      id: planIdSchema,
      geometry: z.null(),
      properties: z
        .object({
          category: categoryOf(EDGE_KINDS),
          direction: z.enum(['directed', 'undirected']).describe('directed: one way'),
          origin: end,
          destination: end,
          metres: z
            .number()
            .positive()
            .max(MAX_METRES)
            .optional()
            .describe(
              'For a traversal, and when left out, the distance between its ends; for an elevator the walk that takes as long as waiting and riding',
            ),
        })
        .refine(({ category, direction }) => category !== 'escalator' || direction === 'directed', {
          path: ['direction'],
          message: 'an escalator is directed; the other direction is a relationship of its own',
        })
        .refine(({ category, metres }) => category === 'traversal' || metres !== undefined, {
          path: ['metres'],
          message: 'is missing; only the metres of a traversal follow from its ends',
        }),
    }),
  });
};
