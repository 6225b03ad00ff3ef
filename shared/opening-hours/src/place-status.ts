/** Whether one place is open, and when that changes. */
import {
  formatClock,
  intervalAt,
  intervalsOn,
  nextOpening,
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

/** The status of the place with `plan` at `time`. */
export function placeStatus(plan: OpeningPlan, time: WallTime): PlaceStatus {
  const intervalsOf = (day: string) => intervalsOn(plan, day);
  const current = intervalAt(intervalsOf, time);
  return current
    ? { state: 'open', until: formatClock(current.end) }
    : { state: 'closed', ...nextOpening(intervalsOf, time) };
}
