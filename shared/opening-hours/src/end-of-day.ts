/** When the mall's day ends, for pages that show another day from then on. */
import { mallTime } from '@mall/opening-hours';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The next midnight at the mall after `now`, both in milliseconds. */
export function endOfDay(now: number): number {
  const minute = now - (now % MINUTE_MS);
  const end = minute + (DAY_MINUTES - mallTime(now).minutes) * MINUTE_MS;
  // On a day with a change of the clocks this is an hour too late or too early.
  const { minutes } = mallTime(end);
  const late = minutes < DAY_MINUTES / 2 ? minutes : minutes - DAY_MINUTES;
  return end - late * MINUTE_MS;
}
