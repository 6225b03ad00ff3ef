/** The floor plan as pages draw it: in units of one canvas, whatever the house measures. */
import { z } from 'zod';
import { slugSchema } from './fields.ts';
import { planIdSchema, planNodeKindSchema, planUnitKindSchema } from './floor-plan.ts';
import { floorSchema, shopCategorySchema } from './shop.ts';

/** Width of the canvas, in its own units. */
export const PLAN_CANVAS_WIDTH = 2000;

/** The `d` of an SVG path, in whole units of the canvas. */
const pathSchema = z.string().regex(/^M[-\dhlvz ]+$/);

/** The rectangle for a label around `x` and `y`, free of walls. */
const roomSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
});
export type LabelRoom = z.infer<typeof roomSchema>;

export const drawnUnitSchema = z.object({
  id: planIdSchema,
  kind: planUnitKindSchema,
  shop: slugSchema.optional(),
  /** The shop's first one. */
  category: shopCategorySchema.optional(),
  /** The shop's name, or what a sign says, in the language of the request. */
  name: z.string().optional(),
  path: pathSchema,
  room: roomSchema,
  /** From the middle of `room` to the nearest wall. */
  clearance: z.int().nonnegative(),
});
export type DrawnUnit = z.infer<typeof drawnUnitSchema>;

const drawnSignSchema = z.object({
  id: planIdSchema,
  kind: planNodeKindSchema.exclude(['door']),
  name: z.string().optional(),
  x: z.int(),
  y: z.int(),
});
export type DrawnSign = z.infer<typeof drawnSignSchema>;

const drawnFloorSchema = z.object({
  id: floorSchema,
  name: z.string(),
  outline: pathSchema,
  units: z.array(drawnUnitSchema),
  signs: z.array(drawnSignSchema),
});
export type DrawnFloor = z.infer<typeof drawnFloorSchema>;

/**
 * All floors lie over each other on the same canvas. A house without a plan has no floors, nor has one
 * of too many units for a page.
 */
export const planDrawingSchema = z.object({
  height: z.int().positive(),
  /** Turns metres of the plan into units of the canvas, after `west` and `north` are taken off. */
  scale: z.object({ perMetre: z.number().positive(), west: z.number(), north: z.number() }),
  floors: z.array(drawnFloorSchema),
});
export type PlanDrawing = z.infer<typeof planDrawingSchema>;

/** The surroundings of a shop: what lies outside of `view` is left out. */
export const planPieceSchema = z.object({
  view: roomSchema,
  unit: planIdSchema,
  floor: drawnFloorSchema,
});
export type PlanPieceDrawing = z.infer<typeof planPieceSchema>;
