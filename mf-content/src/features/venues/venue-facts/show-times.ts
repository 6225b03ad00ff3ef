/** When a rain, a feeding or a workshop begins next: only while the venue is open. */
import type { Config, Venue, VenueShow } from '@mall/contracts';
import {
  addDays,
  intervalsOn,
  mallTime,
  minutesOf,
  type OpeningPlan,
  planOfGroup,
  type WallTime,
  weekdayOf,
} from '@mall/opening-hours';
import { toMallTimestamp } from '@mall/opening-hours/mall-timestamp';
import { momentToday } from '@mall/opening-hours/moment-today';

/** A show on a later day is left out. */
const SEARCHED_DAYS = 31;

/** All beginnings on `day`, in minutes since midnight. */
function startsOn({ every, days, times = [] }: VenueShow, plan: OpeningPlan, day: string) {
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

/** Dates as far ahead as the cinema's programme. */
const DAYS = 7;

/** What begins at a time in the next days, while the venue is open; what comes every few minutes is no event. */
export function showDates(venue: Venue, config: Config, now: number) {
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

const MINUTES_OF_DAY = 24 * 60;

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
