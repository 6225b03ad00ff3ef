/** Whether one place is open, and when that changes. */
import {
  addDays,
  formatClock,
  intervalAt,
  intervalsOn,
  type OpeningPlan,
  type WallTime,
} from '@mall/opening-hours';

export type PlaceStatus =
  | { state: 'open'; until: string }
  /**
   * `day` is set when the place opens neither today nor, after an open day, tomorrow; without `from` it does
   * not open soon.
   */
  | { state: 'closed'; from?: string; day?: string };

/** The next opening is searched in these days. */
const SEARCHED_DAYS = 31;

function nextOpening(plan: OpeningPlan, { day, minutes }: WallTime): PlaceStatus {
  const isOpenToday = intervalsOn(plan, day).length > 0;
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const later = addDays(day, ahead);
    const starts = intervalsOn(plan, later).map(({ start }) => start);
    const next = starts.filter((start) => ahead > 0 || start > minutes).sort((a, b) => a - b)[0];
    if (next === undefined) continue;
    const isExpected = ahead === 0 || (ahead === 1 && isOpenToday);
    return { state: 'closed', from: formatClock(next), ...(isExpected ? {} : { day: later }) };
  }
  return { state: 'closed' };
}

/** The status of the place with `plan` at `time`. */
export function placeStatus(plan: OpeningPlan, time: WallTime): PlaceStatus {
  const current = intervalAt((day) => intervalsOn(plan, day), time);
  return current ? { state: 'open', until: formatClock(current.end) } : nextOpening(plan, time);
}
