/** When a part of the mall is open. */
import type { OpeningHoursGroup } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData, useVisit } from '@mall/runtime';
import { OpeningHoursTable, useMallWeekday } from '@mall/ui';
import styles from './opening-hours.module.css';

/** A box with the opening hours of `group`, today's marked. */
export function OpeningHours({ group }: { group: OpeningHoursGroup }) {
  const t = useMessages('content');
  const { language } = useVisit();
  const entries = useApiData('config').opening_hours[group];
  return (
    <div className={styles.box}>
      <OpeningHoursTable
        entries={entries}
        language={language}
        caption={t('opening-hours.caption')}
        captionVisible
        today={useMallWeekday()}
      />
    </div>
  );
}
