import type { DrawnFloor, Floor } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import type { LinkQuery } from '@mall/runtime';
import { MapStateLink } from '../../map-state-link.tsx';
import styles from './floor-switch.module.css';

interface FloorSwitchProps {
  floors: readonly DrawnFloor[];
  shown: Floor;
  /** The query of the map with a floor shown. */
  queryOf: (floor: Floor) => LinkQuery;
}

/** Links that show another floor. */
export function FloorSwitch({ floors, shown, queryOf }: FloorSwitchProps) {
  const t = useMessages('shops');
  return (
    <nav aria-label={t('floor-plan-view.floors')} className={styles.switch}>
      {floors.map(({ id, name }) => (
        <MapStateLink
          key={id}
          query={queryOf(id)}
          className={styles.floor}
          aria-current={id === shown ? 'true' : undefined}
          replace
        >
          {name}
        </MapStateLink>
      ))}
    </nav>
  );
}
