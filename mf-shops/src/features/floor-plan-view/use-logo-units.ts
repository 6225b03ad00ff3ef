/** The units that show a logo; none before the visitor has zoomed in so far. */
import type { DrawnFloor } from '@mall/contracts';
import { useEffect, useState } from 'react';
import { unitsWithLogo } from './logo-fit.ts';
import type { PlanPanZoom, PlanShot } from './plan-pan-zoom.ts';

const NONE: ReadonlySet<string> = new Set();

/** What `shot` shows of them, for drawing. */
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
