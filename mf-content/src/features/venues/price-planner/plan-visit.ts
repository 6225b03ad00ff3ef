/** The costs of a visit: rules, prices and opening hours put together. */
import type { Config, Venue, Venues } from '@mall/contracts';
import { intervalsOn, planOfGroup, weekdayOf } from '@mall/opening-hours';
import { type PlannedVisit, type VenueCost, venueCost } from './tariff.ts';
import type { Visit } from './visit-query.ts';

export interface PlannedVenue {
  venue: Venue;
  /** Undefined on a day on which the venue is closed. */
  cost: VenueCost | undefined;
  /** How long it is open on the day, where that is shorter than the time paid for. */
  shorter: number | undefined;
}

export interface VisitPlan {
  venues: readonly PlannedVenue[];
  /** Undefined when every venue is closed. */
  sum: number | undefined;
}

/** The name of a venue in the query. */
export const keyOf = ({ id, planner }: Venue): string => planner?.key ?? id;

const sells = ({ prices }: Venue, rule: 'per_minute' | 'format') =>
  prices.some((price) => price.rule?.[rule]);

export const asksForMinutes = (venue: Venue): boolean => sells(venue, 'per_minute');
export const asksForFilm = (venue: Venue): boolean => sells(venue, 'format');

/** Saturday, Sunday or public holiday. */
function isHoliday(day: string, holidays: readonly string[]): boolean {
  const isWeekend = ['saturday', 'sunday'].includes(weekdayOf(day));
  // A holiday is 12-25, or 2027-03-29: both are the end of their day.
  return isWeekend || holidays.some((holiday) => day.endsWith(holiday));
}

function minutesOpen({ opening_hours: group }: Venue, config: Config, day: string) {
  if (!group) return undefined;
  const intervals = intervalsOn(planOfGroup(config, group), day);
  return intervals.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** The cheapest tickets for all people of `visit` in each of its venues. */
export function planVisit(visit: Visit, { venues, holidays }: Venues, config: Config): VisitPlan {
  const { day, minutes, ownGlasses, rating, people } = visit;
  const planned: PlannedVisit = {
    weekday: weekdayOf(day),
    holiday: isHoliday(day, holidays),
    format: visit.threeD ? '3D' : '2D',
    minutes,
    ownGlasses,
    rating,
  };
  const costs = venues
    .filter((venue) => venue.planner && visit.venues.includes(keyOf(venue)))
    .map((venue): PlannedVenue => {
      const open = minutesOpen(venue, config, day);
      const isShorter = open !== undefined && open < minutes && asksForMinutes(venue);
      if (open === 0) return { venue, cost: undefined, shorter: undefined };
      return {
        venue,
        cost: venueCost(venue, people, planned),
        shorter: isShorter ? open : undefined,
      };
    });
  const open = costs.flatMap(({ cost }) => (cost ? [cost] : []));
  const sum = open.reduce((total, cost) => total + cost.sum, 0);
  return { venues: costs, sum: open.length > 0 ? sum : undefined };
}
