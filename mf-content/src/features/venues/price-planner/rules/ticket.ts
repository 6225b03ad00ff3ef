/** Tickets with their prices, which come from the content. */
import type { Ages, TicketName } from '@mall/contracts';

export interface TicketPrice {
  amount: number;
  /** Who gets the ticket; everyone when left out. */
  ages?: Ages | undefined;
}

export type TicketPrices = Readonly<Partial<Record<TicketName, TicketPrice>>>;
/** All prices of a venue. */
export type PricesOf<Name extends TicketName> = Readonly<Record<Name, TicketPrice>>;

export interface Ticket {
  name: TicketName;
  amount: number;
}

/** Whether someone of `age` is in `ages`. */
export function covers(ages: Ages | undefined, age: number): boolean {
  return !ages || (ages.from <= age && age <= (ages.until ?? age));
}

/** The cheapest of tickets that somebody may choose from; of two of one price the first. */
export function cheapest(first: Ticket, ...more: readonly (Ticket | false)[]): Ticket {
  return more.reduce<Ticket>(
    (best, ticket) => (ticket && ticket.amount < best.amount ? ticket : best),
    first,
  );
}
