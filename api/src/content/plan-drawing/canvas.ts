/** From metres of the plan to whole units of the canvas that pages draw on. */
import {
  type FloorPlan,
  PLAN_CANVAS_WIDTH,
  type PlanDrawing,
  type PlanPosition,
} from '@mall/contracts';

export interface Canvas {
  height: number;
  scale: PlanDrawing['scale'];
  toCanvas: (position: PlanPosition) => PlanPosition;
}

/** Air around the house, in units of the canvas. */
const MARGIN = 12;

/** The canvas on which all floors of a house lie over each other. */
export function canvasOf({ floors, units }: FloorPlan): Canvas {
  const corners = [...floors.map(({ outline }) => outline), ...units.map(({ polygon }) => polygon)];
  const xs = corners.flat().map(([x]) => x);
  const ys = corners.flat().map(([, y]) => y);
  const [west, north] = [least(xs), least(ys)];
  const [width, depth] = [-least(xs.map((x) => -x)) - west, -least(ys.map((y) => -y)) - north];
  const perMetre = width > 0 ? (PLAN_CANVAS_WIDTH - 2 * MARGIN) / width : 1;
  return {
    height: Math.max(1, Math.ceil(depth * perMetre) + 2 * MARGIN),
    scale: { perMetre, west: west - MARGIN / perMetre, north: north - MARGIN / perMetre },
    toCanvas: ([x, y]) => [
      Math.round((x - west) * perMetre) + MARGIN,
      Math.round((y - north) * perMetre) + MARGIN,
    ],
  };
}

/** 0 for no numbers; a spread argument would overflow the stack of a large plan. */
const least = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => Math.min(a, b));
