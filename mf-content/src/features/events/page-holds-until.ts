/** Until when a rendered page of events holds. */
import type { Events } from '@mall/contracts';
import { endOfDay } from '@mall/opening-hours/moment-today';

/** To the next event that ends, since it moves to the end of its day, or to the end of today. Milliseconds. */
export function pageHoldsUntil({ days, ongoing }: Events, now: number): number {
  const shown = [...days.flatMap(({ events }) => events), ...ongoing];
  const ends = shown
    .filter(({ until }) => until.includes('T'))
    .map(({ until }) => Date.parse(until))
    .filter((end) => end > now);
  return Math.min(endOfDay(now), ...ends);
}
