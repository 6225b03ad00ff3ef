/**
 * Finds units that overlap, on a grid of half metres: it is fast, and forgives walls that rounding has
 * moved, which exact areas would report. A library for polygons takes a second for one mall.
 */
import type { ContentIssue } from '../../../base/content-issue.ts';
import { type Feature, featureIssue } from './plan-features.ts';

/** Corners are rounded to 0.1 m, so the middle of a cell (0.25 m) is on no straight wall. */
const CELL_METRES = 0.5;
const MIN_OVERLAP_SQUARE_METRES = 4;
/** Square metres: a unit this large is a slip of the pen, and its cells would fill the memory. */
const MAX_UNIT_AREA = 100_000;
/** Square metres of all units of a level: more than the largest malls have in all. */
const MAX_LEVEL_AREA = 500_000;
/** More cells of a floor than the longest side that the schema allows. */
const CELLS_PER_ROW = 10_000;

type Unit = Feature<'unit'>;

/** The issues of units that are too large, else one for each unit that overlaps another. */
export function checkOverlaps(units: readonly Unit[]): ContentIssue[] {
  const tooLarge = checkAreas(units);
  return tooLarge.length > 0 ? tooLarge : checkCells(units);
}

function checkAreas(units: readonly Unit[]): ContentIssue[] {
  const levels = new Map<string, number>();
  return units.flatMap((unit, index) => {
    const area = Math.round(areaOf(unit));
    if (area > MAX_UNIT_AREA) {
      const message = `covers ${area} m²; a unit has at most ${MAX_UNIT_AREA} m²`;
      return [featureIssue('unit', index, 'geometry', message)];
    }
    const { level_id } = unit.properties;
    const before = levels.get(level_id) ?? 0;
    levels.set(level_id, before + area);
    if (before > MAX_LEVEL_AREA || before + area <= MAX_LEVEL_AREA) return [];
    const message = `with this unit those of the level "${level_id}" cover ${before + area} m²; they may cover ${MAX_LEVEL_AREA} m²`;
    return [featureIssue('unit', index, 'geometry', message)];
  });
}

/** Square metres, by the shoelace formula. */
function areaOf({ geometry: { coordinates } }: Unit): number {
  const [ring = []] = coordinates;
  const doubled = ring.slice(1).reduce((sum, [x2, y2], index) => {
    const [x1, y1] = ring[index] ?? [x2, y2];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** An issue for each unit, with the unit before it that it overlaps most. */
function checkCells(units: readonly Unit[]): ContentIssue[] {
  const levels = new Map<string, Map<number, number>>();
  return units.flatMap((unit, index) => {
    const { level_id } = unit.properties;
    const owners = levels.get(level_id) ?? new Map<number, number>();
    levels.set(level_id, owners);
    const shared = new Map<number, number>();
    for (const cell of cellsOf(unit)) {
      const owner = owners.get(cell);
      if (owner === undefined) owners.set(cell, index);
      else shared.set(owner, (shared.get(owner) ?? 0) + 1);
    }
    const [[other, cells = 0] = []] = [...shared].sort(([, a], [, b]) => b - a);
    const area = Math.round(cells * CELL_METRES ** 2);
    if (other === undefined || area < MIN_OVERLAP_SQUARE_METRES) return [];
    const message = `overlaps ${units[other]?.id} by about ${area} m²; units share no more than their walls`;
    return [featureIssue('unit', index, 'geometry', message)];
  });
}

/** The cells whose middle is inside, row by row. */
function* cellsOf({ geometry: { coordinates } }: Unit): Generator<number> {
  const [ring = []] = coordinates;
  const rows = ring.map(([, y]) => y / CELL_METRES);
  for (let row = Math.floor(Math.min(...rows)); row < Math.max(...rows); row++) {
    const walls = wallsAt(ring, (row + 0.5) * CELL_METRES);
    for (let wall = 0; wall + 1 < walls.length; wall += 2) {
      const [from = 0, to = 0] = walls.slice(wall, wall + 2).map((x) => x / CELL_METRES);
      for (let cell = Math.round(from); cell < Math.round(to); cell++)
        yield row * CELLS_PER_ROW + cell;
    }
  }
}

/** Where a line from west to east meets the ring, from the west. */
function wallsAt(ring: readonly [number, number][], y: number): number[] {
  const walls = ring.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = ring[index] ?? [x2, y2];
    return y1 <= y !== y2 <= y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
  });
  return walls.sort((a, b) => a - b);
}
