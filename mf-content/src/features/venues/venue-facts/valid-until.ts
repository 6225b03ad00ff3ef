import type { Config, Venue } from '@mall/contracts';
import { intervalsOn, mallTime, planOfGroup, type WallTime } from '@mall/opening-hours';
import { momentToday } from '@mall/opening-hours/moment-today';
import { nextShow } from './next-show.ts';

const MINUTES_OF_DAY = 24 * 60;

/** The minutes of today at which something of `venue` begins or ends. */
function changesOf(venue: Venue, config: Config, time: WallTime): number[] {
  if (!venue.opening_hours) return [];
  const plan = planOfGroup(config, venue.opening_hours);
  const hours = intervalsOn(plan, time.day).flatMap(({ start, end }) => [
    start,
    end - (venue.last_admission ?? 0),
    end,
  ]);
  const shows = venue.shows.flatMap((show) => {
    const next = nextShow(show, plan, time);
    return next?.day === time.day ? [next.minutes] : [];
  });
  return [...hours, ...shows];
}

/** For a loader's result: a page that shows what is open and next expires at the next change. */
export function validUntil(
  venues: readonly Venue[],
  config: Config,
  now: number,
): { validUntil: number } {
  const time = mallTime(now);
  const changes = venues.flatMap((venue) => changesOf(venue, config, time));
  const next = Math.min(MINUTES_OF_DAY, ...changes.filter((minutes) => minutes > time.minutes));
  return { validUntil: momentToday(now, next) };
}
