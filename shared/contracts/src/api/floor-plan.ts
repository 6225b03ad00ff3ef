/** The floor plan of the house, and the graph of its ways, as `GET /map` returns it. */
import { z } from 'zod';
import { slugSchema } from './fields.ts';
import { floorSchema } from './shop.ts';

/** Metres from the north-western corner of the house: east, then south, as on a screen. To 0.1 m. */
const positionSchema = z.tuple([z.number(), z.number()]);
export type PlanPosition = z.infer<typeof positionSchema>;

/** The corners of an area; the first one is not repeated at the end. */
const ringSchema = z.array(positionSchema).min(3);

/** An id of the plan; ids of nodes are used in URLs. */
export const planIdSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/, 'letters, digits and hyphens');

export const planUnitKindSchema = z.enum([
  'shop',
  'cinema',
  'aquarium',
  'brick-park',
  'play-house',
  'food-court',
  'restroom',
  'baby-room',
  'information',
  'lift',
  'escalator',
  'stairs',
  'parking',
  /** On the upper floor: the opening above the floor below. */
  'atrium',
  /** A square or a corridor; only its name is drawn. */
  'walkway',
  /** Not for visitors: storage, offices, deliveries. */
  'closed',
]);

/** What visitors look for; a node without a kind is a place where ways meet. */
export const planNodeKindSchema = z.enum([
  'door',
  'entrance',
  'parking',
  'lift',
  'escalator',
  'stairs',
  'restroom',
  'baby-room',
  'information',
  'atm',
]);

const planFloorSchema = z.object({ id: floorSchema, name: z.string(), outline: ringSchema });

const planUnitSchema = z.object({
  /** For a shop its unit: `F-12`. */
  id: planIdSchema,
  floor: floorSchema,
  kind: planUnitKindSchema,
  /** Of the kind `shop` alone; such a unit without one is vacant. */
  shop: slugSchema.optional(),
  /** What a sign says, in the language of the request; a shop has its own name. */
  name: z.string().optional(),
  polygon: ringSchema,
});
export type PlanUnit = z.infer<typeof planUnitSchema>;

const planNodeSchema = z.object({
  id: planIdSchema,
  floor: floorSchema,
  x: z.number(),
  y: z.number(),
  /** The unit that a door leads into, or that the node is in. */
  unit: planIdSchema.optional(),
  kind: planNodeKindSchema.optional(),
  /** What a sign says, in the language of the request; doors have none. */
  name: z.string().optional(),
});
export type PlanNode = z.infer<typeof planNodeSchema>;

const planEdgeSchema = z.object({
  from: planIdSchema,
  to: planIdSchema,
  /** The length; for a lift, the walk that takes as long as waiting and riding. */
  metres: z.number().positive(),
  kind: z.enum(['walk', 'escalator', 'stairs', 'lift']),
  /** Only from `from` to `to`; both ways when left out. */
  oneWay: z.literal(true).optional(),
});

/** A house without a plan has four empty lists. */
export const floorPlanSchema = z.object({
  /** From the lowest one. */
  floors: z.array(planFloorSchema),
  units: z.array(planUnitSchema),
  nodes: z.array(planNodeSchema),
  edges: z.array(planEdgeSchema),
});
export type FloorPlan = z.infer<typeof floorPlanSchema>;
