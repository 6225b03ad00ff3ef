/** The live opening status. The server renders its place only, since it does not know the visitor's clock. */
import { useMessages } from '@mall/i18n';
import { useVisit } from '@mall/runtime';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import styles from './opening-status.module.css';
import { openingStatus, timeAtMall, untilNextHour } from './opening-status.ts';

/** The visitor's time, renewed at each full hour and when the tab is looked at again; undefined on the server. */
function useHourlyNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const renew = () => {
      clearTimeout(timer);
      const current = new Date();
      setNow(current);
      timer = setTimeout(renew, untilNextHour(current));
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}

export function OpeningStatusLine() {
  const t = useMessages('shell');
  const { language } = useVisit();
  const now = useHourlyNow();
  if (!now) return <p className={styles.status} aria-hidden="true" />;
  const status = openingStatus(now.getDay(), now.getHours());
  const there = timeAtMall(now, language);
  return (
    <p className={styles.status}>
      <span className={clsx(styles.lamp, styles[status.state])} aria-hidden="true" />
      <span>{t(`opening-status.${status.state}`, { ...status })}</span>
      {there && <span className={styles.there}>{t('opening-status.there', { time: there })}</span>}
    </p>
  );
}
