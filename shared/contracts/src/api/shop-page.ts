/** All that a shop's page shows, and the ways to a place of the house from where people come in. */
import { z } from 'zod';
import { planIdSchema } from './floor-plan.ts';
import { planPieceSchema } from './plan-drawing.ts';
import { shopSchema } from './shop.ts';

const walkSchema = z.object({
  metres: z.int().nonnegative(),
  minutes: z.int().positive(),
});

const arrivalSchema = walkSchema.extend({
  /** The nearest of its kind. `node` is its id on the plan: `?honnan=<node>` of the map draws the way. */
  from: z.object({
    node: planIdSchema,
    kind: z.enum(['entrance', 'parking']),
    /** What its sign says, in the language of the request. */
    name: z.string(),
  }),
  /** Floors that the shortest way goes up and down in all. */
  levels: z.int().nonnegative(),
  /** From the same place by lifts alone; null when no such way leads there. */
  stepFree: walkSchema.nullable(),
});
export type Arrival = z.infer<typeof arrivalSchema>;

/**
 * The shortest ways to a place from the nearest entrance and the nearest car park, in this order; one
 * that the house does not have, or from which no way leads, is left out. None to what is not on the plan.
 */
export const arrivalsSchema = z.array(arrivalSchema).max(2);

export const shopPageSchema = z.object({
  /** Null without a unit on the plan. */
  piece: planPieceSchema.nullable(),
  arrivals: arrivalsSchema,
  shop: shopSchema,
});
