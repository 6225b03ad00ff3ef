/** When a rain, a feeding or a workshop begins next: only while the venue is open. */
import type { VenueShow } from '@mall/contracts';
import {
  addDays,
  intervalsOn,
  minutesOf,
  type OpeningPlan,
  type WallTime,
  weekdayOf,
} from '@mall/opening-hours';

/** A show on a later day is left out. */
const SEARCHED_DAYS = 31;

/** All beginnings on `day`, in minutes since midnight. */
export function startsOn({ every, days, times = [] }: VenueShow, plan: OpeningPlan, day: string) {
  if (days && !days.includes(weekdayOf(day))) return [];
  return intervalsOn(plan, day).flatMap(({ start, end }) => {
    if (every === undefined) return times.map(minutesOf).filter((at) => start <= at && at < end);
    const count = Math.ceil((end - start) / every) - 1;
    return Array.from({ length: count }, (_, index) => start + (index + 1) * every);
  });
}

/** The first beginning after `now`; one that begins in this minute has begun. */
export function nextShow(show: VenueShow, plan: OpeningPlan, now: WallTime): WallTime | undefined {
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const day = addDays(now.day, ahead);
    const starts = startsOn(show, plan, day).filter((at) => ahead > 0 || at > now.minutes);
    if (starts.length > 0) return { day, minutes: Math.min(...starts) };
  }
  return undefined;
}
