import type { OpeningException } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { deviceTime, formatClock, mallNotice, mallStatus, mallTime } from '@mall/opening-hours';
import {
  apiQuery,
  isPlainClick,
  useBrowserValue,
  useDialogs,
  useNow,
  useShellContext,
} from '@mall/runtime';
import { formatDayHours, formatNearDays, formatUntil } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type MouseEvent, use } from 'react';
import { entryUrl } from '../navigation/menu-link.tsx';
import { LeaveMenuContext } from '../navigation/open-menu.ts';
import styles from './opening-status.module.css';

/** Other hours of the shops that hold today or in the coming week (requirement 4.3). */
function Notice({ notice }: { notice: OpeningException }) {
  const t = useMessages('shell');
  const { language } = useShellContext();
  const { from, until, hours, reason } = notice;
  const days = formatNearDays(from, until, language);
  return (
    <span className={styles.quiet}>
      {t('opening-status.notice', { days, hours: formatDayHours(hours, language) })}
      {reason ? <span className={styles.reason}> ({reason})</span> : null}
    </span>
  );
}

/** Opens the dialog of the hours; without scripts it leads to the page that has them. */
function useHoursLink() {
  const { menu, pathTo } = useShellContext();
  const { showOpeningHours } = useDialogs();
  const leaveMenu = use(LeaveMenuContext);
  const [entry] = menu('hours');
  return {
    href: entry ? entryUrl(entry, pathTo) : '/',
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      leaveMenu();
      showOpeningHours();
    },
  };
}

function useStatusText(status: ReturnType<typeof mallStatus>): string {
  const t = useMessages('shell');
  const { language } = useShellContext();
  if (status.state !== 'closed') {
    const until = formatUntil(status.until, language);
    return t(`opening-status.${status.state}`, { until });
  }
  const { from, day } = status;
  if (!day) return t('opening-status.closed', { from });
  return t('opening-status.closedUntil', { from, day: formatNearDays(day, day, language) });
}

export function OpeningStatusLine() {
  const t = useMessages('shell');
  const { api } = useShellContext();
  const { data: config } = useQuery(apiQuery(api, 'config'));
  const now = useNow();
  // Requirement 4.2.
  const readClock = useBrowserValue(() => deviceTime, mallTime);
  const time = readClock(now);
  const there = mallTime(now);
  const status = mallStatus(config, time);
  const text = useStatusText(status);
  const notice = config && mallNotice(config, time.day);
  return (
    <a
      {...useHoursLink()}
      className={styles.status}
      aria-haspopup="dialog"
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
    </a>
  );
}
