/** Whether a venue is open today, until when, and how long its cash desk sells. */
import type { Config, Venue } from '@mall/contracts';
import {
  formatClock,
  intervalsOn,
  type OpeningPlan,
  planOfGroup,
  type WallTime,
} from '@mall/opening-hours';
import { placeStatus } from '@mall/opening-hours/place-status';

export interface VenueStatus {
  isOpen: boolean;
  until?: string;
  /** The next opening; `day` where that is neither today nor, after an open day, tomorrow. */
  from?: string | undefined;
  day?: string | undefined;
  /** When today's cash desk closes, where that is earlier than the venue and still to come. */
  cashDesk?: string | undefined;
}

function cashDeskOf(plan: OpeningPlan, before: number | undefined, { day, minutes }: WallTime) {
  const interval = intervalsOn(plan, day).find(
    ({ start, end }) => start <= minutes && minutes < end,
  );
  if (before === undefined || !interval) return undefined;
  const closes = interval.end - before;
  return minutes < closes ? formatClock(closes) : undefined;
}

/** Undefined for a venue without opening hours. */
export function venueStatus(config: Config, venue: Venue, time: WallTime): VenueStatus | undefined {
  if (!venue.opening_hours) return undefined;
  const plan = planOfGroup(config, venue.opening_hours);
  const status = placeStatus(plan, time);
  if (status.state === 'closed') return { isOpen: false, from: status.from, day: status.day };
  return {
    isOpen: true,
    until: status.until,
    cashDesk: cashDeskOf(plan, venue.last_admission, time),
  };
}
