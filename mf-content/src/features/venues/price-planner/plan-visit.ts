/** The costs of a visit: rules, prices and opening hours put together. */
import type { Config, TicketVenue, Venue, Venues } from '@mall/contracts';
import { VENUE_TICKETS } from '@mall/contracts';
import { intervalsOn, planOfGroup, weekdayOf } from '@mall/opening-hours';
import type { TicketPrices } from './rules/ticket.ts';
import type { VenueCost } from './rules/venue-cost.ts';
import { isPriced, type Occasion, venueCost } from './rules/visit-cost.ts';
import type { Visit } from './visit.ts';

/** Opening hours of a venue on the day of the visit, where they matter. */
export type DayHours =
  | { kind: 'closed' }
  /** The children play for longer than the venue is open. */
  | { kind: 'shorter'; minutes: number };

export interface PlannedVenue {
  venue: Venue;
  /** Undefined on a day on which the venue is closed. */
  cost?: VenueCost;
  hours?: DayHours;
}

export interface VisitPlan {
  venues: PlannedVenue[];
  sum: number;
}

/** All prices of the content by their tickets. */
function ticketPrices(venues: readonly Venue[]): TicketPrices {
  return Object.fromEntries(
    venues.flatMap(({ prices }) =>
      prices.flatMap(({ ticket, amount, ages }) => (ticket ? [[ticket, { amount, ages }]] : [])),
    ),
  );
}

/** The venue of the content that sells the tickets of `name`. */
function venueOf(venues: readonly Venue[], name: TicketVenue): Venue | undefined {
  const tickets: readonly string[] = VENUE_TICKETS[name];
  return venues.find(({ prices }) =>
    prices.some(({ ticket }) => ticket !== undefined && tickets.includes(ticket)),
  );
}

/** The venues that can be planned, each with its name in the rules. */
export function plannable(venues: readonly Venue[]): { name: TicketVenue; venue: Venue }[] {
  const prices = ticketPrices(venues);
  return ORDER.flatMap((name) => {
    const venue = venueOf(venues, name);
    return venue && isPriced(name, prices) ? [{ name, venue }] : [];
  });
}

const ORDER: readonly TicketVenue[] = [
  'tropicarium',
  'kockapark',
  'playhouse',
  'cinema',
  '5d-cinema',
  'escape-room',
];

/** Saturday, Sunday or public holiday. */
function isHoliday(day: string, holidays: readonly string[]): boolean {
  const isWeekend = ['saturday', 'sunday'].includes(weekdayOf(day));
  // A holiday is 12-25, or 2027-03-29: both are the end of their day.
  return isWeekend || holidays.some((holiday) => day.endsWith(holiday));
}

function occasionOf(visit: Visit, holidays: readonly string[]): Occasion {
  const { day, minutes, threeD, ownGlasses, rating } = visit;
  return {
    screening: { threeD, ownGlasses, rating, weekday: weekdayOf(day) },
    play: { minutes, isHoliday: isHoliday(day, holidays) },
  };
}

function hoursOn(config: Config, { opening_hours: group }: Venue, visit: Visit) {
  if (!group) return undefined;
  const intervals = intervalsOn(planOfGroup(config, group), visit.day);
  if (intervals.length === 0) return { kind: 'closed' as const };
  const minutes = intervals.reduce((sum, { start, end }) => sum + end - start, 0);
  return minutes < visit.minutes ? { kind: 'shorter' as const, minutes } : undefined;
}

/** The cheapest way for all people of `visit` into each of its venues. */
export function planVisit(visit: Visit, { venues, holidays }: Venues, config: Config): VisitPlan {
  const prices = ticketPrices(venues);
  const planned = plannable(venues)
    .filter(({ name }) => visit.venues.includes(name))
    .map(({ name, venue }): PlannedVenue => {
      const hours = hoursOn(config, venue, visit);
      if (hours?.kind === 'closed') return { venue, hours };
      const cost = venueCost(name, visit.people, prices, occasionOf(visit, holidays));
      return {
        venue,
        ...(cost && { cost }),
        ...(hours && name === 'playhouse' && { hours }),
      };
    });
  return { venues: planned, sum: planned.reduce((sum, { cost }) => sum + (cost?.sum ?? 0), 0) };
}
