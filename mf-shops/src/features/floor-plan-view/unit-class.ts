/** The look of a unit: of its shop's category, or of its kind. */
import type { DrawnUnit, PlanUnitKind } from '@mall/contracts';
import styles from './unit.module.css';

const ATTRACTIONS = ['cinema', 'aquarium', 'brick-park', 'play-house', 'food-court'] as const;
export type AttractionKind = (typeof ATTRACTIONS)[number];

/** What people come for besides the shops. */
export const isAttraction = (kind: PlanUnitKind): kind is AttractionKind =>
  (ATTRACTIONS as readonly PlanUnitKind[]).includes(kind);

/** What a unit is chosen by: the slug of its shop, or the id of an attraction; nothing else can be. */
export const placeOf = ({ shop, kind, id }: DrawnUnit): string | undefined =>
  shop ?? (isAttraction(kind) ? id : undefined);

/** The class of a unit's shape. */
export function unitClass({ kind, shop, category }: DrawnUnit): string {
  if (shop) return `${styles.unit} ${styles[category ?? 'service']}`;
  if (isAttraction(kind)) return `${styles.unit} ${styles.attraction}`;
  if (kind === 'atrium' || kind === 'closed') return `${styles.unit} ${styles[kind]}`;
  return `${styles.unit} ${styles[kind === 'shop' ? 'vacant' : 'facility']}`;
}
