/** Corners and turns of a walk. Angles are in degrees, clockwise on the plan. */
import type { PlanPosition } from '@mall/contracts';
import type { Side, Turn } from './directions.ts';

export interface Waypoint {
  position: PlanPosition;
  /** From the start of the walk. */
  metres: number;
  isDoor: boolean;
}

/** Metres: half a corridor. A detour around an escalator is no turn. */
const TOLERANCE = 4.5;

/** The waypoints that matter, the first and the last among them (Douglas and Peucker's algorithm). */
export function straighten(waypoints: readonly Waypoint[]): Waypoint[] {
  const [first, last] = [waypoints[0], waypoints.at(-1)];
  if (!first || !last || waypoints.length < 3) return [...waypoints];
  const inner = waypoints
    .slice(1, -1)
    .map(({ position }) => distanceToLine(position, first.position, last.position));
  const farthest = Math.max(...inner);
  if (farthest <= TOLERANCE) return [first, last];
  const corner = 1 + inner.indexOf(farthest);
  return [
    ...straighten(waypoints.slice(0, corner + 1)),
    ...straighten(waypoints.slice(corner)).slice(1),
  ];
}

function distanceToLine([x, y]: PlanPosition, a: PlanPosition, b: PlanPosition): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - a[0], y - a[1]);
  return Math.abs(dx * (y - a[1]) - dy * (x - a[0])) / length;
}

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
  if (size < SLIGHT) return angle < 0 ? 'slight-left' : 'slight-right';
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
