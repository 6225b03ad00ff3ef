import { useMessages } from '@mall/i18n';
import { addDays, formatClock, mallTime, planOfGroup } from '@mall/opening-hours';
import { placeStatus } from '@mall/opening-hours/place-status';
import { PageLink, type StaticRouteId, useApiData, useNow, useShellContext } from '@mall/runtime';
import { Icon, Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './tasks.module.css';

const TASK_ICONS = {
  open: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2',
  shop: 'M10.5 3.75a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5zM15.5 15.5l4.75 4.75',
  map: 'M9 4.5 3.75 6.75v13.5L9 18l6 2.25 5.25-2.25V4.5L15 6.75zM9 4.5V18M15 6.75v13.5',
  cinema: 'M3.75 8.25h16.5v12H3.75zM3.75 8.25l15-4.5 1 3.25-15 4.5M8.5 6.9l2 2.6M13 5.5l2 2.7',
  parking: 'M4.5 3.75h15v16.5h-15zM9.5 16.5v-9h3.25a2.75 2.75 0 0 1 0 5.5H9.5',
  children:
    'M12 3.75a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 9.75v5.5M6.5 12.25 12 11l5.5 1.25M12 15.25 8.75 20.5M12 15.25l3.25 5.25',
};

interface Task {
  name: keyof typeof TASK_ICONS;
  to: StaticRouteId;
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

function TaskLink({ task: { name, to, hash } }: { task: Task }) {
  const hours = useShopHours();
  const t = useMessages('content');
  return (
    <PageLink to={to} hash={hash} className={styles.task}>
      <Icon path={TASK_ICONS[name]} className={styles.icon} />
      <span className={styles.label}>{t(`tasks.${name}`)}</span>
      <span className={clsx(styles.note, name !== 'open' && styles.wide)}>
        {name === 'open' ? hours : t(`tasks.${name}Note`)}
      </span>
    </PageLink>
  );
}

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
