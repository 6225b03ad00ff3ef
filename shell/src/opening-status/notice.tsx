import { useMessages } from '@mall/i18n';
import type { DatedException } from '@mall/opening-hours';
import { useShellContext } from '@mall/runtime';
import { formatDayHours, formatNearDays } from '@mall/ui';
import styles from './opening-status.module.css';

/** Other hours of the shops that hold today or in the coming week (requirement 4.3). */
export function Notice({ notice }: { notice: DatedException }) {
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
