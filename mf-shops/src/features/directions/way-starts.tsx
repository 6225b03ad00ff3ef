/** "From where?": entrances and car parks with their distance, the nearest first. */
import type { FloorPlan } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { chipClass } from '@mall/ui/filter-chips';
import { findPlace, type PlanPlace, shortestPaths } from '@mall/wayfinding';
import {
  DIRECTIONS_KEYS,
  MapChangeLink,
  type NamedPlace,
  NOT_IN_WALKS,
} from '../../shop-query.tsx';
import { directionsQueryOf } from './directions.ts';
import styles from './directions-panel.module.css';

interface WayStartsProps {
  plan: FloorPlan;
  starts: readonly NamedPlace[];
  to: PlanPlace;
}

/** Metres from each start to `to`; starts without a way to it are left out. */
function startsTo({ plan, starts, to }: WayStartsProps, stepFree: boolean) {
  return starts
    .map((place) => {
      const nodes = findPlace(plan, place.id)?.nodes ?? [];
      return { ...place, metres: shortestPaths(plan, nodes, { stepFree }).metresTo(to.nodes) };
    })
    .filter(({ metres }) => Number.isFinite(metres))
    .sort((a, b) => a.metres - b.metres);
}

export function WayStarts(props: WayStartsProps) {
  const t = useMessages('shops');
  const { stepFree } = directionsQueryOf(usePageQuery());
  return (
    <section aria-labelledby="way-starts" className={styles.starts}>
      <h3 id="way-starts" className={styles.question}>
        {t('directions.fromWhere')}
      </h3>
      <ul className={styles.chips}>
        {startsTo(props, stepFree).map(({ id, name, metres }) => (
          <li key={id}>
            <MapChangeLink
              changes={{ ...NOT_IN_WALKS, [DIRECTIONS_KEYS.from]: id }}
              className={chipClass()}
            >
              {name} <span className={styles.metres}>{`${Math.round(metres)}\u00a0m`}</span>
            </MapChangeLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
