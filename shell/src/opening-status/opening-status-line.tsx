/** The live opening status; a press shows the opening hours. */
import { useMessages } from '@mall/i18n';
import { formatClock, mallNotice, mallStatus, mallTime } from '@mall/opening-hours';
import { apiQuery, useDialogs, useNow, useShellContext } from '@mall/runtime';
import { formatNearDays } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Notice } from './notice.tsx';
import styles from './opening-status.module.css';
import { useWallClock } from './use-wall-clock.ts';

export function OpeningStatusLine() {
  const t = useMessages('shell');
  const { api, language } = useShellContext();
  const { showOpeningHours } = useDialogs();
  // Without the API the constants still give a status.
  const { data: config } = useQuery(apiQuery(api, 'config'));
  const now = useNow();
  const readClock = useWallClock();
  const time = readClock(now);
  const there = mallTime(now);
  const status = mallStatus(config, time);
  const text =
    'day' in status
      ? t('opening-status.closedUntil', {
          from: status.from,
          day: formatNearDays(status.day, status.day, language),
        })
      : t(`opening-status.${status.state}`, { ...status });
  const notice = config && mallNotice(config, time.day);
  return (
    <button
      className={styles.status}
      type="button"
      onClick={showOpeningHours}
      data-clock={readClock === mallTime ? 'mall' : 'device'}
    >
      <span className={clsx(styles.dot, styles[status.state])} aria-hidden="true" />
      <span className={styles.texts}>
        <span>{text}</span>
        {/* With its space: one beside it would shift when the visitor's clock is read. */}
        {there.minutes !== time.minutes && (
          <span className={styles.quiet}>
            {` ${t('opening-status.there', { time: formatClock(there.minutes) })}`}
          </span>
        )}
        {notice && ' '}
        {notice && <Notice notice={notice} />}
      </span>{' '}
      <span className={styles.hours}>{t('opening-status.hours')}</span>
    </button>
  );
}
