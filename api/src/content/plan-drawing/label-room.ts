/** Where the label of a unit has most room. */
import type { LabelRoom, PlanPosition } from '@mall/contracts';
import polylabel from 'polylabel';

type Ring = readonly PlanPosition[];

/** Half the height of a line of text on a small plan, in units of the canvas. */
const HALF_LINE = 14;
const AIR = 3;

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

function freeStretch(ring: Ring, x: number, y: number): [number, number] {
  const stretches = [-HALF_LINE, 0, HALF_LINE].map((off) => stretchAt(ring, x, y + off));
  return [
    Math.max(...stretches.map(([start]) => start)),
    Math.min(...stretches.map(([, end]) => end)),
  ];
}

const turned = (ring: Ring): PlanPosition[] => ring.map(([x, y]) => [y, x]);

/** A cross of free space around the pole of inaccessibility: so wide at the label's height, so high above and below. */
export function labelRoom(ring: Ring): LabelRoom {
  const [poleX = 0, poleY = 0] = polylabel([ring.map(([x, y]) => [x, y])], 1);
  const [left, right] = freeStretch(ring, poleX, poleY);
  const x = (left + right) / 2;
  const [top, bottom] = freeStretch(turned(ring), poleY, x);
  return {
    x: Math.round(x),
    y: Math.round((top + bottom) / 2),
    width: Math.max(0, Math.floor(right - left - 2 * AIR)),
    height: Math.max(0, Math.floor(bottom - top - 2 * AIR)),
  };
}
