/** Leaves out the corners that a walker does not notice. */
import type { PlanPosition } from '@mall/contracts';
import type { Waypoint } from './waypoint.ts';

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
