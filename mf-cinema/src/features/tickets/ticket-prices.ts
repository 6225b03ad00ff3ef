/** Ticket prices of the content, and what a screening costs by its day, its format and its rating. */
import {
  type EditorialPage,
  hasWednesdayTicket,
  type Movie,
  NO_JUNIORS_RATING,
  type Price,
  VENUE_TICKETS,
} from '@mall/contracts';
import { weekdayOf } from '@mall/opening-hours';
import { budapestDate } from '@mall/ui';

type Screening = Movie['events'][number];
type CinemaTicket = (typeof VENUE_TICKETS.cinema)[number];

/** The price of each ticket. */
export type TicketPrices = Readonly<Record<CinemaTicket, Price>>;

const isCinemaTicket = (name: string | undefined): name is CinemaTicket =>
  VENUE_TICKETS.cinema.some((ticket) => ticket === name);

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
  VENUE_TICKETS.cinema.every((ticket) => prices[ticket]);

/** On Wednesdays, at the mall, every ticket in 2D has one price. */
export const hasWednesdayPrice = ({ time, format }: Pick<Screening, 'time' | 'format'>): boolean =>
  hasWednesdayTicket(weekdayOf(budapestDate(time)), { threeD: format === '3D' });

const TICKETS: Record<Screening['format'], readonly CinemaTicket[]> = {
  '2D': ['full_price', 'student_normal'],
  '3D': ['threed_full_noglass', 'threed_student_noglass'],
};
const JUNIOR: Record<Screening['format'], CinemaTicket> = {
  '2D': 'junior_normal',
  '3D': 'threed_junior_noglass',
};

/** The tickets that some visitor can have for the screening. */
function ticketsFor(
  screening: Pick<Screening, 'time' | 'format'>,
  rating: Movie['age_rating'],
): CinemaTicket[] {
  return [
    ...TICKETS[screening.format],
    ...(rating < NO_JUNIORS_RATING ? [JUNIOR[screening.format]] : []),
    ...(hasWednesdayPrice(screening) ? ['wednesday_ticket' as const] : []),
  ];
}

/** The cheapest ticket for a screening, in forints. */
export function lowestPrice(
  prices: TicketPrices,
  screening: Pick<Screening, 'time' | 'format'>,
  rating: Movie['age_rating'],
): number {
  return Math.min(...ticketsFor(screening, rating).map((ticket) => prices[ticket].amount));
}
