import { type EditorialPage, holds, type Movie, type Price } from '@mall/contracts';
import { weekdayOf } from '@mall/opening-hours';
import { budapestDate } from '@mall/ui';

/** The tickets for screenings: the prices whose rule names a format. */
export function ticketPrices({ sections }: Pick<EditorialPage, 'sections'>): Price[] {
  return sections.flatMap(({ prices = [] }) => prices.filter(({ rule }) => rule?.format));
}

export function cheapestTicket(
  tickets: readonly Price[],
  { time, format }: Pick<Movie['events'][number], 'time' | 'format'>,
  rating: Movie['age_rating'],
): Price | undefined {
  const occasion = { weekday: weekdayOf(budapestDate(time)), format, rating };
  return tickets
    .filter(({ rule = {} }) => holds(rule, occasion))
    .sort((a, b) => a.amount - b.amount)[0];
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
