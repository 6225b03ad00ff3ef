/** Ticket prices of the content, and what a screening costs by its day, its format and its rating. */
import { type EditorialPage, holds, type Movie, type Price } from '@mall/contracts';
import { weekdayOf } from '@mall/opening-hours';
import { budapestDate } from '@mall/ui';

type Screening = Pick<Movie['events'][number], 'time' | 'format'>;

/** The tickets of the table of prices; the content has a price for each. */
const CINEMA_TICKETS = [
  'full_price',
  'wednesday_ticket',
  'junior_normal',
  'student_normal',
  'threed_full',
  'threed_full_noglass',
  'threed_junior',
  'threed_junior_noglass',
  'threed_student',
  'threed_student_noglass',
] as const;
type CinemaTicket = (typeof CINEMA_TICKETS)[number];

/** The price of each ticket. */
export type TicketPrices = Readonly<Record<CinemaTicket, Price>>;

const isCinemaTicket = (name: string | undefined): name is CinemaTicket =>
  CINEMA_TICKETS.some((ticket) => ticket === name);

/** Whether the section lists prices of tickets. */
export const hasTickets = ({ prices }: EditorialPage['sections'][number]): boolean =>
  prices?.some(({ ticket }) => isCinemaTicket(ticket)) ?? false;

/** Undefined where the page lacks the price of some ticket. */
export function ticketPrices({ sections }: Pick<EditorialPage, 'sections'>) {
  const found = sections
    .flatMap(({ prices = [] }) => prices)
    .flatMap((price) => (isCinemaTicket(price.ticket) ? [[price.ticket, price] as const] : []));
  const prices: Partial<TicketPrices> = Object.fromEntries(found);
  return isComplete(prices) ? prices : undefined;
}

const isComplete = (prices: Partial<TicketPrices>): prices is TicketPrices =>
  CINEMA_TICKETS.every((ticket) => prices[ticket]);

/** The tickets that some visitor can have for the screening. */
function pricesFor(prices: TicketPrices, { time, format }: Screening, rating: number): Price[] {
  const occasion = { weekday: weekdayOf(budapestDate(time)), format, rating };
  return Object.values(prices).filter(({ rule = {} }) => holds(rule, occasion));
}

/** Whether everybody pays the price of the weekday. */
export const hasWeekdayPrice = (prices: TicketPrices, screening: Screening): boolean =>
  pricesFor(prices, screening, 0).some(({ rule }) => rule?.weekdays);

/** The cheapest ticket for a screening, in forints. */
export function lowestPrice(
  prices: TicketPrices,
  screening: Screening,
  rating: Movie['age_rating'],
): number {
  return Math.min(...pricesFor(prices, screening, rating).map(({ amount }) => amount));
}
