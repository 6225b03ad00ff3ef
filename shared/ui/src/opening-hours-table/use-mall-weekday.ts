/** The weekday at the mall. The server's pages are kept for later days, so only the browser knows it. */
import { WEEKDAYS, type Weekday } from '@mall/contracts';
import { useSyncExternalStore } from 'react';
import { budapestDate } from '../format/day.ts';

const RENEWED_EVERY = 60_000;
const DAYS_FROM_SUNDAY_TO_MONDAY = 6;

function mallWeekday(): Weekday {
  const sundayBased = new Date(budapestDate(new Date().toISOString())).getUTCDay();
  const place = (sundayBased + DAYS_FROM_SUNDAY_TO_MONDAY) % WEEKDAYS.length;
  return WEEKDAYS[place] as Weekday;
}

function subscribe(renew: () => void): () => void {
  const timer = setInterval(renew, RENEWED_EVERY);
  document.addEventListener('visibilitychange', renew);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renew);
  };
}

const unknown = () => 'unknown' as const;

/** Today in Budapest, wherever the visitor is; `unknown` on the server and until the page is alive. */
export function useMallWeekday(): Weekday | 'unknown' {
  return useSyncExternalStore<Weekday | 'unknown'>(subscribe, mallWeekday, unknown);
}
