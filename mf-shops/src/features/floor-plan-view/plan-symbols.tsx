/** Signs and units of the plan: drawings, looks, and what can be chosen. */
import type { DrawnSign, DrawnUnit, PlanDrawing, PlanUnit } from '@mall/contracts';
import { categoryClass } from '@mall/ui';
import type { ReactNode } from 'react';
import floorDrawingStyles from './floor-drawing.module.css';
import styles from './unit.module.css';

export const SIGN_ICONS: Readonly<Record<DrawnSign['kind'], string>> = {
  entrance: 'M10 5h9v14h-9M4 12h10M10.5 8.5 14 12l-3.5 3.5',
  parking: 'M9 19V5h4.5a4 4 0 0 1 0 8H9',
  lift: 'M8 10.5 12 6l4 4.5M8 13.5l4 4.5 4-4.5',
  escalator: 'M4 18h4.5L16 7.5h4M16.5 11v.1',
  stairs: 'M4 18h4v-4h4v-4h4V6h4',
  restroom: 'M8 5v.1M8 8.5v10M5.5 9.5h5M16 5v.1M16 8.5 13.5 14h5zM16 14v4.5',
  'baby-room': 'M10 3.5h4v3h-4zM8.5 9.5h7v11h-7zM8.5 14h4',
  information: 'M12 10.5V18M12 6.5v.1',
  atm: 'M4 7h16v10H4zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6.5 12v.1M17.5 12v.1',
};

const ATTRACTIONS = ['cinema', 'aquarium', 'brick-park', 'play-house', 'food-court'] as const;
export type AttractionKind = (typeof ATTRACTIONS)[number];

/** What people come for besides the shops. */
export const isAttraction = (kind: PlanUnit['kind']): kind is AttractionKind =>
  (ATTRACTIONS as readonly PlanUnit['kind'][]).includes(kind);

/** Of all floors. */
export const unitsOf = ({ floors }: PlanDrawing): DrawnUnit[] =>
  floors.flatMap(({ units }) => units);

/** What a unit is chosen by: the slug of its shop, or the id of an attraction; nothing else can be. */
export const placeOf = ({ shop, kind, id }: DrawnUnit): string | undefined =>
  shop ?? (isAttraction(kind) ? id : undefined);

export function unitClass({ kind, shop, category }: DrawnUnit): string {
  if (shop) return `${styles.unit} ${categoryClass(category ?? 'service')}`;
  if (isAttraction(kind)) return `${styles.unit} ${styles.attraction}`;
  if (kind === 'atrium' || kind === 'closed' || kind === 'walkway')
    return `${styles.unit} ${styles[kind]}`;
  return `${styles.unit} ${styles[kind === 'shop' ? 'vacant' : 'facility']}`;
}

/** A group whose contents keep size and direction, however the plan is zoomed and turned. */
export function Upright({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={floorDrawingStyles.upright}>{children}</g>
    </g>
  );
}
