/** When the mall's clocks show a time of today, for pages that show something else from then on. */
import { mallTime } from '@mall/opening-hours';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * The moment of today at which the mall's clocks show `minutes` since midnight. Moments are in
 * milliseconds.
 */
export function momentToday(now: number, minutes: number): number {
  const minute = now - (now % MINUTE_MS);
  const moment = minute + (minutes - mallTime(now).minutes) * MINUTE_MS;
  // Between both the clocks may have changed: then this is an hour too late or too early.
  const late = (mallTime(moment).minutes - minutes + DAY_MINUTES) % DAY_MINUTES;
  return moment - (late < DAY_MINUTES / 2 ? late : late - DAY_MINUTES) * MINUTE_MS;
}

/** The next midnight at the mall after `now`, both in milliseconds. */
export const endOfDay = (now: number): number => momentToday(now, DAY_MINUTES);
