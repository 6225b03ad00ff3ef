/** Divides the rows of the plan among the units of a floor. */
import { type PlanRow, ROWS } from './plan-rows.ts';

export interface UnitBox {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 4;
const length = ({ start, end }: PlanRow) => Math.abs(end - start);
const TOTAL = ROWS.reduce((sum, row) => sum + length(row), 0);

/** Shops are not all of one size; the plan varies them by number, the same way each time. */
const share = (number: number) => 4 + ((number * 5) % 3);

function layOutRow(row: PlanRow, numbers: readonly number[]): UnitBox[] {
  const scale = (row.end - row.start) / numbers.reduce((sum, one) => sum + share(one), 0);
  let at = row.start;
  return numbers.map((number) => {
    const from = at;
    at += share(number) * scale;
    const [x, width] = [Math.min(from, at) + GAP / 2, Math.abs(at - from) - GAP];
    return { number, x: Math.round(x), y: row.y, width: Math.round(width), height: row.height };
  });
}

/** The boxes of units 1 to `count`; a longer row holds more units. */
export function layOutUnits(count: number): UnitBox[] {
  let covered = 0;
  return ROWS.flatMap((row) => {
    const first = Math.round((covered / TOTAL) * count);
    covered += length(row);
    const last = Math.round((covered / TOTAL) * count);
    return layOutRow(
      row,
      Array.from({ length: last - first }, (_, index) => first + index + 1),
    );
  });
}
