/** The opening hours of everything in the house, with their exceptions. */
import { planOfGroup } from '@mall/opening-hours';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { OpeningHoursTable } from '@mall/ui';
import styles from './opening-hours.module.css';

/** A list with a box for each group. */
export function AllHours() {
  const { language } = useShellContext();
  const config = useApiData('config');
  const now = useNow();
  return (
    <ul className={styles.boxes}>
      {config.opening_hours_groups.map(({ id, name }) => (
        <li key={id} className={styles.box}>
          <OpeningHoursTable
            plan={planOfGroup(config, id)}
            now={now}
            language={language}
            caption={name}
            captionVisible
          />
        </li>
      ))}
    </ul>
  );
}
