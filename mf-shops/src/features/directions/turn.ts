/** Turns between stretches of a walk. Angles are in degrees, clockwise on the plan. */
import type { PlanPosition } from '@mall/contracts';
import type { Side, Turn } from './directions.ts';

const STRAIGHT_ON = 30;
const SLIGHT = 55;
const AROUND = 150;

/** The turn at `corner`, coming from `from` and going to `to`; undefined for straight on. */
export function turnAt(
  from: PlanPosition,
  corner: PlanPosition,
  to: PlanPosition,
): Turn | undefined {
  const angle = angleAt(from, corner, to);
  const size = Math.abs(angle);
  if (size < STRAIGHT_ON) return undefined;
  if (size > AROUND) return 'back';
  if (size < SLIGHT) return angle < 0 ? 'slightLeft' : 'slightRight';
  return sideOf(angle);
}

/** On which side of the stretch from `from` to `corner` is `to`; undefined for straight ahead. */
export function sideAt(
  from: PlanPosition,
  corner: PlanPosition,
  to: PlanPosition,
): Side | undefined {
  const angle = angleAt(from, corner, to);
  return Math.abs(angle) < STRAIGHT_ON ? undefined : sideOf(angle);
}

const sideOf = (angle: number): Side => (angle < 0 ? 'left' : 'right');

function angleAt(from: PlanPosition, corner: PlanPosition, to: PlanPosition): number {
  const before = Math.atan2(corner[1] - from[1], corner[0] - from[0]);
  const after = Math.atan2(to[1] - corner[1], to[0] - corner[0]);
  const degrees = ((after - before) * 180) / Math.PI;
  return ((degrees + 540) % 360) - 180;
}
