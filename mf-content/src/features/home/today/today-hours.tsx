import type { Config } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import {
  formatClock,
  isOpenAt,
  mallNotice,
  mallStatus,
  mallTime,
  planOfGroup,
  type WallTime,
} from '@mall/opening-hours';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { formatDayHours, formatNearDays, formatUntil } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './today-hours.module.css';

/** Until when it is open, or when it opens: the largest words of the block. */
function useHours(config: Config, time: WallTime) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const status = mallStatus(config, time);
  if (status.state !== 'closed') {
    const until = formatUntil(status.until, language);
    return { state: status.state, text: t('today.openUntil', { until }) };
  }
  const { from, day, state } = status;
  if (day) return { state, text: `${formatNearDays(day, day, language)} ${from}` };
  const isToday = from > formatClock(time.minutes);
  return { state, text: isToday ? from : t('today.tomorrowAt', { from }) };
}

/** Whether the mall is open, who else is while the shops are not, and other hours of the coming week. */
export function TodayHours() {
  const t = useMessages('content');
  const { language } = useShellContext();
  const config = useApiData('config');
  const time = mallTime(useNow());
  const { state, text } = useHours(config, time);
  const others = config.opening_hours_groups
    .filter(({ id }) => id !== 'shops' && isOpenAt(planOfGroup(config, id), time))
    .map(({ name }) => name);
  const notice = mallNotice(config, time.day);
  return (
    <div className={styles.hours}>
      <p className={clsx(styles.status, styles[state])}>
        {t(`today.${state}`)} <strong className={styles.until}>{text}</strong>
      </p>
      {state !== 'open' && others.length > 0 ? (
        <p>{t('today.openNow', { names: others.join(', ') })}</p>
      ) : null}
      {notice ? (
        <p className={styles.notice}>
          {t('today.notice', {
            days: formatNearDays(notice.from, notice.until, language),
            hours: formatDayHours(notice.hours, language),
          })}
          {notice.reason ? ` (${notice.reason})` : null}
        </p>
      ) : null}
    </div>
  );
}
