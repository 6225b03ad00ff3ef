import { type EditorialPage, holds, isWithin, type Movie, type Price } from '@mall/contracts';
import { weekdayOf } from '@mall/opening-hours';
import { budapestDate } from '@mall/ui';

/** The tickets for screenings: the prices whose rule names a format. */
export function ticketPrices({ sections }: Pick<EditorialPage, 'sections'>): Price[] {
  return sections.flatMap(({ prices = [] }) => prices.filter(({ rule }) => rule?.format));
}

type Rating = Movie['age_rating'];
export type TimeAndFormat = Pick<Movie['events'][number], 'time' | 'format'>;

export function cheapestTicket(
  tickets: readonly Price[],
  { time, format }: TimeAndFormat,
  rating: Rating,
): Price | undefined {
  const occasion = { weekday: weekdayOf(budapestDate(time)), format, rating };
  return tickets
    .filter(({ rule = {} }) => holds(rule, occasion))
    .sort((a, b) => a.amount - b.amount)[0];
}

const OLDEST_CHILD = 12;

/** The ages of two adults with two children; none for films that are not for children. */
export function familyAges(rating: Rating): number[] {
  return rating > OLDEST_CHILD ? [] : [40, 38, OLDEST_CHILD, Math.max(8, rating)];
}

/** What such a family pays in forints, without concessions and with the cinema's glasses. */
export function familyPrice(
  tickets: readonly Price[],
  screening: TimeAndFormat,
  rating: Rating,
): number | undefined {
  const prices = familyAges(rating).map((age) => {
    const fitting = tickets.filter(
      ({ rule: { ages, concessions, own_glasses } = {} }) =>
        !own_glasses &&
        (ages ? ages.some((range) => isWithin(range, age)) : concessions === undefined),
    );
    return cheapestTicket(fitting, screening, rating)?.amount ?? Number.NaN;
  });
  const sum = prices.reduce((total, price) => total + price, 0);
  return sum > 0 ? sum : undefined;
}

export const COLUMNS = ['2D', '3D', 'ownGlasses'] as const;

/** The tickets of the same visitors and days in a row with a place for each column, the dearest row first. */
export function ticketRows(tickets: readonly Price[]): Partial<Record<string, Price>>[] {
  const rows = new Map<string, Record<string, Price>>();
  for (const ticket of tickets) {
    const { format = '', own_glasses, ...audience } = ticket.rule ?? {};
    const key = JSON.stringify(Object.entries(audience).sort());
    rows.set(key, { ...rows.get(key), [own_glasses ? 'ownGlasses' : format]: ticket });
  }
  const amountOf = (row: Record<string, Price>) =>
    Math.max(...Object.values(row).map((one) => one.amount));
  return [...rows.values()].sort((a, b) => amountOf(b) - amountOf(a));
}
