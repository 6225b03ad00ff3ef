/** How large the plan is on the screen, and where its points are. */
import { PLAN_CANVAS_WIDTH } from '@mall/contracts';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How the whole canvas lies in the viewport, before any zoom. */
export interface PlanFit {
  /** Pixels of a unit of the canvas. */
  scale: number;
  /** A long house is turned by a quarter in an upright viewport: west is at the top. */
  turned: boolean;
}

/** The same rule as in `floor-drawing.module.css`. */
export function fitPlan(viewport: Size, canvasHeight: number): PlanFit {
  const turned = canvasHeight < PLAN_CANVAS_WIDTH && viewport.width <= viewport.height;
  const [along, across] = turned
    ? [viewport.height, viewport.width]
    : [viewport.width, viewport.height];
  return { scale: Math.min(along / PLAN_CANVAS_WIDTH, across / canvasHeight), turned };
}

/** A point of the canvas in pixels from the viewport's middle, before any zoom. */
export function onScreen(point: Point, { scale, turned }: PlanFit, canvasHeight: number): Point {
  const x = (point.x - PLAN_CANVAS_WIDTH / 2) * scale;
  const y = (point.y - canvasHeight / 2) * scale;
  return turned ? { x: -y, y: x } : { x, y };
}

/** Pixels of a unit of the canvas at level 0; each level is half a doubling. */
const LEVEL_0_SCALE = 0.22;

export const MAX_LEVEL = 9;

/** The level that `scale` has reached; labels that need less are shown. */
export function levelAt(scale: number): number {
  return Math.floor(2 * Math.log2(scale / LEVEL_0_SCALE));
}

/** The first level at which a unit of the canvas has `scale` pixels. */
export function levelFor(scale: number): number {
  return Math.max(0, Math.ceil(2 * Math.log2(scale / LEVEL_0_SCALE)));
}
