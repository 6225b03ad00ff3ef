/** What a visit costs at least: the sum of its venues, each by its own rules. */
import { type TicketName, type TicketVenue, VENUE_TICKETS } from '@mall/contracts';
import { aquariumCost, brickParkCost } from './admission-cost.ts';
import { escapeRoomCost, fiveDCost } from './age-limit-cost.ts';
import { cinemaCost, type Screening } from './cinema-cost.ts';
import type { Person } from './person.ts';
import { type PlayTime, playhouseCost } from './playhouse-cost.ts';
import type { PricesOf, TicketPrices } from './ticket.ts';
import type { VenueCost } from './venue-cost.ts';

export interface Occasion {
  screening: Screening;
  play: PlayTime;
}

type Cost<Name extends TicketName> = (
  people: readonly Person[],
  prices: PricesOf<Name>,
  occasion: Occasion,
) => VenueCost;

const COSTS: { [Venue in TicketVenue]: Cost<(typeof VENUE_TICKETS)[Venue][number]> } = {
  tropicarium: aquariumCost,
  kockapark: brickParkCost,
  playhouse: (people, prices, { play }) => playhouseCost(people, prices, play),
  cinema: (people, prices, { screening }) => cinemaCost(people, prices, screening),
  '5d-cinema': fiveDCost,
  'escape-room': escapeRoomCost,
};

/** Whether `prices` has all tickets of `venue`. */
export function isPriced<Venue extends TicketVenue>(
  venue: Venue,
  prices: TicketPrices,
): prices is TicketPrices & PricesOf<(typeof VENUE_TICKETS)[Venue][number]> {
  return VENUE_TICKETS[venue].every((name) => prices[name] !== undefined);
}

/** The cheapest legal way for all `people` into `venue`; undefined when it has no prices. */
export function venueCost<Venue extends TicketVenue>(
  venue: Venue,
  people: readonly Person[],
  prices: TicketPrices,
  occasion: Occasion,
): VenueCost | undefined {
  return isPriced(venue, prices) ? COSTS[venue](people, prices, occasion) : undefined;
}
