/** The dates of a venue's feedings and workshops, for search engines. */
import type { Config, Venue } from '@mall/contracts';
import { addDays, mallTime, planOfGroup } from '@mall/opening-hours';
import { toMallTimestamp } from '@mall/opening-hours/mall-timestamp';
import { startsOn } from './next-show.ts';

/** Dates as far ahead as the cinema's programme. */
const DAYS = 7;

export interface ShowDate {
  name: string;
  /** With the offset at the mall: `2026-11-26T15:00:00+01:00`. */
  start: string;
}

/** What begins at a time in the next days, while the venue is open; what comes every few minutes is no event. */
export function showDates(venue: Venue, config: Config, now: number): ShowDate[] {
  if (!venue.opening_hours) return [];
  const plan = planOfGroup(config, venue.opening_hours);
  const time = mallTime(now);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(time.day, index));
  return venue.shows
    .filter(({ times }) => times)
    .flatMap((show) =>
      days.flatMap((day) =>
        startsOn(show, plan, day)
          .filter((minutes) => day > time.day || minutes > time.minutes)
          .map((minutes) => ({ name: show.name, start: toMallTimestamp({ day, minutes }) })),
      ),
    );
}
