/**
 * The live opening status; a press shows the opening hours. The server renders its place only, since
 * it does not know the visitor's clock.
 */
import { useMessages } from '@mall/i18n';
import { useDialogs, useVisit } from '@mall/runtime';
import { clsx } from 'clsx';
import styles from './opening-status.module.css';
import { openingStatus, timeAtMall } from './opening-status.ts';
import { useMinute } from './use-minute.ts';

function Status({ now }: { now: Date }) {
  const t = useMessages('shell');
  const { language } = useVisit();
  const { showOpeningHours } = useDialogs();
  const status = openingStatus(now.getDay(), now.getHours());
  const there = timeAtMall(now, language);
  return (
    <button className={styles.status} type="button" onClick={showOpeningHours}>
      <span className={clsx(styles.lamp, styles[status.state])} aria-hidden="true" />
      <span className={styles.texts}>
        <span>{t(`opening-status.${status.state}`, { ...status })}</span>{' '}
        {there && (
          <span className={styles.there}>{t('opening-status.there', { time: there })}</span>
        )}
      </span>{' '}
      <span className={styles.hours}>{t('opening-status.hours')}</span>
    </button>
  );
}

export function OpeningStatusLine() {
  const now = useMinute();
  return <div className={styles.place}>{now && <Status now={now} />}</div>;
}
