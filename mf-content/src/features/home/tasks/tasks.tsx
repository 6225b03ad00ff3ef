/** What most visitors come to the site for, each one press away. */
import { useMessages } from '@mall/i18n';
import { addDays, formatClock, mallTime, planOfGroup } from '@mall/opening-hours';
import { placeStatus } from '@mall/opening-hours/place-status';
import { PageLink, type StaticRouteId, useApiData, useNow, useShellContext } from '@mall/runtime';
import { Icon, Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import { TASK_ICONS } from './task-icons.ts';
import styles from './tasks.module.css';

interface Task {
  name: keyof typeof TASK_ICONS;
  to: StaticRouteId;
  /** Anchor on the page. */
  hash?: string;
}

const TASKS: readonly Task[] = [
  { name: 'open', to: 'contact' },
  { name: 'shop', to: 'shops' },
  { name: 'map', to: 'shop-map' },
  { name: 'cinema', to: 'cinema' },
  { name: 'parking', to: 'contact', hash: 'parkolas' },
  { name: 'children', to: 'entertainment' },
];

/** Until when the shops are open, or when they open today or tomorrow. */
function useShopHours(): string {
  const t = useMessages('content');
  const now = mallTime(useNow());
  const status = placeStatus(planOfGroup(useApiData('config'), 'shops'), now);
  if (status.state === 'open') return t('tasks.openUntil', { until: status.until });
  const { from, day } = status;
  const tomorrow = addDays(now.day, 1);
  if (!from || (day ?? tomorrow) !== tomorrow) return t('tasks.closed');
  const isToday = !day && from > formatClock(now.minutes);
  return t(isToday ? 'tasks.opensAt' : 'tasks.opensTomorrow', { from });
}

/** What the page behind a task has; of today's hours themselves. */
function TaskNote({ name }: Pick<Task, 'name'>) {
  const t = useMessages('content');
  const hours = useShopHours();
  return name === 'open' ? hours : t(`tasks.${name}Note`);
}

function TaskLink({ task: { name, to, hash } }: { task: Task }) {
  const t = useMessages('content');
  return (
    <PageLink to={to} hash={hash} className={styles.task}>
      <Icon path={TASK_ICONS[name]} className={styles.icon} />
      <span className={styles.label}>{t(`tasks.${name}`)}</span>
      <span className={clsx(styles.note, name !== 'open' && styles.wide)}>
        <TaskNote name={name} />
      </span>
    </PageLink>
  );
}

/** A row of links; those to apps that are not live are left out. */
export function Tasks() {
  const t = useMessages('content');
  const { hasRoute } = useShellContext();
  return (
    <Wrapper>
      <nav aria-label={t('tasks.label')} className={styles.nav}>
        <ul className={styles.tasks}>
          {TASKS.filter(({ to }) => hasRoute(to)).map((task) => (
            <li key={task.name}>
              <TaskLink task={task} />
            </li>
          ))}
        </ul>
      </nav>
    </Wrapper>
  );
}
