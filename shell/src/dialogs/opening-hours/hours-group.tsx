import type { OpeningHoursEntry } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useVisit } from '@mall/runtime';
import { OpeningHoursTable, Tag } from '@mall/ui';
import { isOpenAt, type MallTime } from './open-now.ts';
import styles from './opening-hours-dialog.module.css';

interface HoursGroupProps {
  name: string;
  entries: readonly OpeningHoursEntry[];
  time: MallTime;
}

/** Opening hours of one kind of place, and whether it is open now. */
export function HoursGroup({ name, entries, time }: HoursGroupProps) {
  const t = useMessages('shell');
  const { language } = useVisit();
  const open = isOpenAt(entries, time);
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Tag tone={open ? 'leaf' : 'neutral'}>{t(`dialogs.hours.${open ? 'open' : 'closed'}`)}</Tag>
      </div>
      <OpeningHoursTable
        entries={entries}
        language={language}
        caption={name}
        today={time.weekday}
      />
    </section>
  );
}
