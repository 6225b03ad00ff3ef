/** Logos over the names of units. The files are asked for when they are shown first. */
import type { DrawnFloor, DrawnUnit } from '@mall/contracts';
import { useApiData } from '@mall/runtime';
import { useEffect, useState } from 'react';
import styles from './floor-drawing.module.css';
import type { PlanPanZoom, PlanShot } from './plan-pan-zoom.ts';
import { LINE_HEIGHT, placeLabel, textWidth } from './plan-scale.ts';
import { Upright } from './plan-symbols.tsx';

/** Pixels of a logo's side, and between it and the name. */
const LOGO_SIZE = 40;
const LOGO_GAP = 4;
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

const NONE: ReadonlySet<string> = new Set();

export interface LogoUnits extends Pick<PlanShot, 'scale' | 'turned'> {
  ids: ReadonlySet<string>;
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));

/** Renewed when a move of the plan has ended. */
export function useLogoUnits(
  floor: DrawnFloor | undefined,
  panZoom: PlanPanZoom | undefined,
): LogoUnits | undefined {
  const [shown, setShown] = useState<LogoUnits>();
  useEffect(() => {
    if (!floor || !panZoom) return undefined;
    panZoom.watch((shot) =>
      setShown((before) => {
        const ids = unitsWithLogo(floor.units, shot, before?.ids ?? NONE);
        if (ids.size === 0) return undefined;
        const { scale, turned } = shot;
        return before && isSame(before.ids, ids) ? before : { ids, scale, turned };
      }),
    );
    return () => panZoom.watch(undefined);
  }, [floor, panZoom]);
  return shown;
}

function Logo({ href, lines }: { href: string; lines: readonly string[] }) {
  const height = LOGO_SIZE + LOGO_GAP + lines.length * LINE_HEIGHT;
  const top = -height / 2;
  const side = { x: -LOGO_SIZE / 2, y: top, width: LOGO_SIZE, height: LOGO_SIZE };
  return (
    <>
      <rect {...side} rx="6" className={styles.logoGround} />
      <image {...side} href={href} />
      <text className={styles.logoName}>
        {lines.map((line, index) => (
          <tspan key={line} x="0" y={top + LOGO_SIZE + LOGO_GAP + (index + 0.5) * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** Loads where the logos are, so it belongs into an `ErrorBoundary`. */
export function Logos({ units, shown }: { units: readonly DrawnUnit[]; shown: LogoUnits }) {
  const files = useApiData('planLogos');
  return units.map((unit) => {
    const lines = linesBelowLogo(unit, shown) ?? [unit.name ?? ''];
    const href = files[unit.shop ?? ''];
    return href ? (
      <Upright key={unit.id} x={unit.room.x} y={unit.room.y}>
        <Logo href={href} lines={lines} />
      </Upright>
    ) : null;
  });
}
