/** When the mall's clocks show a time of today, for pages that show something else from then on. */
import { addDays, mallTime } from '@mall/opening-hours';
import { toMallTimestamp } from '@mall/opening-hours/mall-timestamp';

const DAY_MINUTES = 24 * 60;

/** The moment of today at which the mall's clocks show `minutes` since midnight, in milliseconds. */
export function momentToday(now: number, minutes: number): number {
  const day = addDays(mallTime(now).day, Math.floor(minutes / DAY_MINUTES));
  return Date.parse(toMallTimestamp({ day, minutes }));
}

/** The next midnight at the mall after `now`, both in milliseconds. */
export const endOfDay = (now: number): number => momentToday(now, DAY_MINUTES);
