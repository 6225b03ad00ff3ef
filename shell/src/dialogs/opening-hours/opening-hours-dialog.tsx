import type { Config } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { isOpenAt, mallTime, type OpeningPlan, planOfGroup } from '@mall/opening-hours';
import { apiQuery, useNow, useShellContext } from '@mall/runtime';
import { EmptyState, OpeningHoursTable, Skeleton, Tag } from '@mall/ui';
import { Dialog } from '@mall/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import type { DialogFrame } from '../queue/dialog-queue.ts';
import styles from './opening-hours-dialog.module.css';

interface HoursGroupProps {
  name: string;
  plan: OpeningPlan;
  now: number;
}

function HoursGroup({ name, plan, now }: HoursGroupProps) {
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

function HoursGroups({ config }: { config: Config }) {
  const now = useNow();
  return (
    <div className={styles.groups}>
      {config.opening_hours_groups.map(({ id, name }) => (
        <HoursGroup key={id} name={name} plan={planOfGroup(config, id)} now={now} />
      ))}
    </div>
  );
}

function HoursContent() {
  const t = useMessages('shell');
  const { data: config, isPending } = useQuery(apiQuery(useShellContext().api, 'config'));
  if (config) return <HoursGroups config={config} />;
  if (isPending) return <Skeleton count={8} />;
  return <EmptyState level={3} title={t('dialogs.none.title')} text={t('dialogs.none.text')} />;
}

/** Opening hours of everything in the mall (requirement 4.5). */
export function OpeningHoursDialog(frame: DialogFrame) {
  const t = useMessages('shell');
  return (
    <Dialog
      {...frame}
      size="large"
      title={t('dialogs.hours.title')}
      closeLabel={t('dialogs.close')}
    >
      <HoursContent />
    </Dialog>
  );
}
