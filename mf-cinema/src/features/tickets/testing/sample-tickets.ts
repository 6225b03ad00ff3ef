/** The tickets of the cinema with the prices of requirement 8.3, as a section of a page. */
import { VENUE_TICKETS } from '@mall/contracts';

/** In the order of the ticket names. */
const AMOUNTS = [3100, 2200, 2300, 2600, 3700, 3300, 2900, 2500, 3200, 2800];

export const sampleTickets = VENUE_TICKETS.cinema.map((ticket, index) => ({
  label: ticket,
  amount: AMOUNTS[index] ?? 0,
  ticket,
}));

export const sampleTicketSection = {
  id: 'jegyarak',
  heading: 'Jegyárak',
  prices: sampleTickets,
};
