/** The playhouse: children pay by the minute or for the day, whichever is less; companions are free. */
import { ADULT_AGE, type Person } from './person.ts';
import type { PricesOf, Ticket } from './ticket.ts';
import { type CostNote, costOf, type VenueCost } from './venue-cost.ts';

/** The oldest who play, and so pay. */
const PLAYS_UNTIL = 13;

type PlayhousePrices = PricesOf<
  'playhouse_minute' | 'playhouse_minute_holiday' | 'playhouse_day' | 'playhouse_day_holiday'
>;

export interface PlayTime {
  minutes: number;
  /** Saturdays, Sundays and public holidays have prices of their own. */
  isHoliday: boolean;
}

export function playhouseCost(
  people: readonly Person[],
  prices: PlayhousePrices,
  { minutes, isHoliday }: PlayTime,
): VenueCost {
  const minuteName = isHoliday ? 'playhouse_minute_holiday' : 'playhouse_minute';
  const dayName = isHoliday ? 'playhouse_day_holiday' : 'playhouse_day';
  const byMinute: Ticket = { name: minuteName, amount: minutes * prices[minuteName].amount };
  const forDay: Ticket = { name: dayName, amount: prices[dayName].amount };
  const ticket = forDay.amount < byMinute.amount ? forDay : byMinute;
  const children = people.filter(({ age }) => age <= PLAYS_UNTIL);
  return {
    ...costOf(
      'playhouse',
      children.map(() => ticket),
    ),
    notes: notesOn(people, children.length, {
      kind: ticket === forDay ? 'by-day' : 'by-minute',
      minutes: byMinute.amount,
      day: forDay.amount,
    }),
  };
}

function notesOn(people: readonly Person[], children: number, choice: CostNote): CostNote[] {
  const companions = people.length - children;
  const hasAdult = people.some(({ age }) => age >= ADULT_AGE);
  return [
    ...(children > 0 ? [choice] : []),
    ...(companions > 0
      ? [{ kind: 'free' as const, count: companions, ages: 'companions' as const }]
      : []),
    ...(children > 0 && !hasAdult ? [{ kind: 'children-need-adult' as const }] : []),
  ];
}
