import { z } from 'zod';
import { arrivalsSchema } from './arrival.ts';
import { planPieceSchema } from './plan-drawing.ts';
import { shopSchema } from './shop.ts';

/** Where a place is, and the ways to it. */
const placeOnPlanSchema = z.object({
  /** Null without a unit on the plan. */
  piece: planPieceSchema.nullable(),
  arrivals: arrivalsSchema,
});
export type PlaceOnPlan = z.infer<typeof placeOnPlanSchema>;

/** All that a shop's page shows. */
export const shopPageSchema = placeOnPlanSchema.extend({ shop: shopSchema });
