import { useMessages } from '@mall/i18n';
import { isOpenAt, mallTime, type OpeningPlan } from '@mall/opening-hours';
import { useShellContext } from '@mall/runtime';
import { OpeningHoursTable, Tag } from '@mall/ui';
import styles from './opening-hours-dialog.module.css';

interface HoursGroupProps {
  name: string;
  plan: OpeningPlan;
  now: number;
}

/** Opening hours of one kind of place, and whether it is open now. */
export function HoursGroup({ name, plan, now }: HoursGroupProps) {
  const t = useMessages('shell');
  const { language } = useShellContext();
  const open = isOpenAt(plan, mallTime(now));
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Tag tone={open ? 'leaf' : 'neutral'}>{t(`dialogs.hours.${open ? 'open' : 'closed'}`)}</Tag>
      </div>
      <OpeningHoursTable plan={plan} now={now} language={language} caption={name} />
    </section>
  );
}
