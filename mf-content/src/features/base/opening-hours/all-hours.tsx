/** The opening hours of everything in the house, with their exceptions. */
import { OPENING_HOURS_GROUPS, type OpeningHoursGroup } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { OpeningHoursTable } from '@mall/ui';
import styles from './opening-hours.module.css';

function GroupHours({ group }: { group: OpeningHoursGroup }) {
  const t = useMessages('content');
  const { language } = useShellContext();
  return (
    <li className={styles.box}>
      <OpeningHoursTable
        plan={planOfGroup(useApiData('config'), group)}
        now={useNow()}
        language={language}
        caption={t(`opening-hours.groups.${group}`)}
        captionVisible
      />
    </li>
  );
}

/** A list with a box for each group. */
export function AllHours() {
  return (
    <ul className={styles.boxes}>
      {OPENING_HOURS_GROUPS.map((group) => (
        <GroupHours key={group} group={group} />
      ))}
    </ul>
  );
}
