/** Where the label of a unit has most room. */
import type { LabelRoom, PlanPosition } from '@mall/contracts';
import polylabel from 'polylabel';

type Ring = readonly PlanPosition[];

/** Units of the canvas, in which the free space is measured. */
const STEP = 4;
const AIR = 3;
/** Shares of the free height: a lower label may be much wider where walls are oblique. */
const HEIGHTS = [1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12];

/** The free stretch of the line `y` around `x`; empty where the point is outside. */
function stretchAt(ring: Ring, x: number, y: number): [number, number] {
  const crossings = ring.flatMap(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  });
  const before = crossings.filter((crossing) => crossing <= x);
  const after = crossings.filter((crossing) => crossing > x);
  if (before.length % 2 === 0) return [x, x];
  return [Math.max(...before), Math.min(...after)];
}

const turned = (ring: Ring): PlanPosition[] => ring.map(([x, y]) => [y, x]);

/** The rectangle around `x` from `top` to `bottom`, as wide as the walls allow. */
function rectangle(ring: Ring, x: number, [top, bottom]: readonly [number, number]) {
  const rows = Math.max(1, Math.ceil((bottom - top) / STEP));
  const stretches = Array.from({ length: rows + 1 }, (_, row) =>
    stretchAt(ring, x, Math.min(bottom - 0.5, top + 0.5 + (row * (bottom - top)) / rows)),
  );
  const left = Math.max(...stretches.map(([start]) => start));
  const right = Math.min(...stretches.map(([, end]) => end));
  return { left, right, top, bottom, area: (right - left) * (bottom - top) };
}

/** The largest rectangle around the pole of inaccessibility that touches no wall. */
export function labelRoom(ring: Ring): LabelRoom {
  const [poleX = 0, poleY = 0] = polylabel([ring.map(([x, y]) => [x, y])], 1);
  const [top, bottom] = stretchAt(turned(ring), poleY, poleX);
  const rectangles = HEIGHTS.map((share) =>
    rectangle(ring, poleX, [poleY + (top - poleY) * share, poleY + (bottom - poleY) * share]),
  );
  const { left, right, ...best } = rectangles.reduce((a, b) => (b.area > a.area ? b : a));
  return {
    x: Math.round((left + right) / 2),
    y: Math.round((best.top + best.bottom) / 2),
    width: Math.max(0, Math.floor(right - left - 2 * AIR)),
    height: Math.max(0, Math.floor(best.bottom - best.top - 2 * AIR)),
  };
}

/** Whole units of the canvas from `point` to the nearest wall. */
export function clearanceOf(ring: Ring, { x, y }: Pick<LabelRoom, 'x' | 'y'>): number {
  const distances = ring.map(([startX, startY], index) => {
    const [endX, endY] = ring[(index + 1) % ring.length] ?? [startX, startY];
    const [alongX, alongY] = [endX - startX, endY - startY];
    const share =
      ((x - startX) * alongX + (y - startY) * alongY) / (alongX ** 2 + alongY ** 2 || 1);
    const onWall = Math.max(0, Math.min(1, share));
    return Math.hypot(x - startX - onWall * alongX, y - startY - onWall * alongY);
  });
  return Math.floor(Math.min(...distances));
}
