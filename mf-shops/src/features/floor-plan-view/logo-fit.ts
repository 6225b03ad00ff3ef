/** Which units have room for a logo over their name. */
import type { DrawnUnit } from '@mall/contracts';
import { LINE_HEIGHT, placeLabel, textWidth } from './place-label.ts';
import type { PlanShot } from './plan-pan-zoom.ts';

/** Pixels of a logo's side, and between it and the name. */
export const LOGO_SIZE = 40;
export const LOGO_GAP = 4;
/** A room is a cross, of which a tall label needs more than the arms. */
const AIR = 1.25;

/** The lines of the name below a logo; undefined where `unit` has no room for both. */
export function linesBelowLogo(
  { name = '', room }: DrawnUnit,
  { scale, turned }: Pick<PlanShot, 'scale' | 'turned'>,
): readonly string[] | undefined {
  const lines = placeLabel(name, room)?.lines;
  if (!lines) return undefined;
  const [across, down] = turned ? [room.height, room.width] : [room.width, room.height];
  const width = Math.max(LOGO_SIZE, textWidth(lines));
  const height = LOGO_SIZE + LOGO_GAP + lines.length * LINE_HEIGHT;
  const fits = AIR * width <= across * scale && AIR * height <= down * scale;
  return fits ? lines : undefined;
}

/** Ids of the shops' units that show a logo: those in view, and of `before` those that still have room. */
export function unitsWithLogo(
  units: readonly DrawnUnit[],
  shot: PlanShot,
  before: ReadonlySet<string>,
): ReadonlySet<string> {
  const shown = units.filter(
    (unit) =>
      unit.shop && linesBelowLogo(unit, shot) && (before.has(unit.id) || shot.isInView(unit.room)),
  );
  return new Set(shown.map(({ id }) => id));
}
