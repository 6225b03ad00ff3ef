/** Rings as the `d` of an SVG path. */
import type { PlanPosition } from '@mall/contracts';

function step([x, y]: PlanPosition): string {
  if (x === 0 && y === 0) return '';
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${x} ${y}`;
}

/** Relative steps between whole numbers: short, and alike for units of one shape. */
export function svgPath([first = [0, 0], ...corners]: readonly PlanPosition[]): string {
  let [x, y] = first;
  const steps = corners.map((corner) => {
    const taken = step([corner[0] - x, corner[1] - y]);
    [x, y] = corner;
    return taken;
  });
  return `M${first.join(' ')}${steps.join('')}z`;
}
