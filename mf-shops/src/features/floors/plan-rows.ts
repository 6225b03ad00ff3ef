/**
 * The building as the plan draws it, in the units of its viewBox: one row of shops along each outer
 * wall, and an island of two rows, divided by the central square.
 */

export const PLAN = { width: 1200, height: 436 } as const;

/** The round square in the middle of the island. */
export const SQUARE = { x: 516, y: 218, radius: 88 } as const;

/** The end of the building, where the venues are. */
export const VENUES = { x: 1044, y: 12, width: 144, height: 412 } as const;

/** A stretch of shops from `start` to `end`, in the order of their numbers. */
export interface PlanRow {
  start: number;
  end: number;
  y: number;
  height: number;
}

const OUTER = { height: 88 };
const INNER = { height: 64 };

/** In the order of the numbers: along one wall, round the island, back along the other wall. */
export const ROWS: readonly PlanRow[] = [
  { start: 12, end: 1020, y: 12, ...OUTER },
  { start: 968, end: 624, y: 150, ...INNER },
  { start: 408, end: 64, y: 150, ...INNER },
  { start: 64, end: 408, y: 222, ...INNER },
  { start: 624, end: 968, y: 222, ...INNER },
  { start: 1020, end: 12, y: 336, ...OUTER },
];
