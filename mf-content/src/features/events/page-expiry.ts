/** When a rendered page of events expires. */
import type { Events } from '@mall/contracts';
import { endOfDay } from '@mall/opening-hours/moment-today';

/** Expiry in ms: the end of the next event, which then moves to the end of its day, or midnight. */
export function pageExpiry({ days, ongoing }: Events, now: number): number {
  const shown = [...days.flatMap(({ events }) => events), ...ongoing];
  const ends = shown
    .filter(({ until }) => until.includes('T'))
    .map(({ until }) => Date.parse(until))
    .filter((end) => end > now);
  return Math.min(endOfDay(now), ...ends);
}
