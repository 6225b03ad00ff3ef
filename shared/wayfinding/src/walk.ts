/** A walk as it is drawn, and its length as visitors read it. */
import type { Floor, PlanPosition } from '@mall/contracts';

/** A part of a walk on one floor, in metres of the plan. */
export interface Stretch {
  floor: Floor;
  points: readonly PlanPosition[];
}

/**
 * Metres a second. Pedestrians walk 1.34 m/s on average when nothing is in their way (Weidmann,
 * Transporttechnik der Fussgänger, 1993); in a mall something is.
 */
const WALKING_SPEED = 1.3;

/** The walk of `length` metres, which is a sum of tenths: in whole metres, and whole minutes of at least 1. */
export function walkOf(length: number): { metres: number; minutes: number } {
  // Sums of tenths are not exact: 122.5 may have become 122.49999.
  const metres = Math.round(Math.round(length * 10) / 10);
  return { metres, minutes: Math.max(1, Math.ceil(metres / WALKING_SPEED / 60)) };
}
