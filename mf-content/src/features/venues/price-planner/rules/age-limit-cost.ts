/** The 5D cinema and the escape room: one price, from an age on. */
import { ADULT_AGE, type Person } from './person.ts';
import type { PricesOf } from './ticket.ts';
import { costOf, type Excluded, type VenueCost } from './venue-cost.ts';

const FIVE_D_FROM = 6;
const ESCAPE_ROOM_FROM = 14;

/** The 5D cinema is for ages from 6. */
export function fiveDCost(people: readonly Person[], prices: PricesOf<'fived_single'>): VenueCost {
  const excluded = people.flatMap(({ age }, index): Excluded[] =>
    age < FIVE_D_FROM ? [{ index, reason: 'under-6' }] : [],
  );
  const ticket = { name: 'fived_single' as const, amount: prices.fived_single.amount };
  const tickets = Array.from({ length: people.length - excluded.length }, () => ticket);
  return { ...costOf('5d-cinema', tickets), excluded };
}

/** The escape room is for ages from 14; minors need an adult who plays with them. */
export function escapeRoomCost(
  people: readonly Person[],
  prices: PricesOf<'escape_room_person'>,
): VenueCost {
  const hasAdult = people.some(({ age }) => age >= ADULT_AGE);
  const excluded = people.flatMap(({ age }, index): Excluded[] => {
    if (age < ESCAPE_ROOM_FROM) return [{ index, reason: 'under-14' }];
    return age < ADULT_AGE && !hasAdult ? [{ index, reason: 'no-adult' }] : [];
  });
  const ticket = { name: 'escape_room_person' as const, amount: prices.escape_room_person.amount };
  const tickets = Array.from({ length: people.length - excluded.length }, () => ticket);
  return { ...costOf('escape-room', tickets), excluded };
}
