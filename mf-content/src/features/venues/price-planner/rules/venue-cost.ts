/** What a venue costs, and how the sum is made. */
import type { TicketName, TicketVenue } from '@mall/contracts';
import type { Ticket } from './ticket.ts';

/** So many tickets of one kind. */
export interface CostLine {
  ticket: TicketName;
  count: number;
  /** What one of them costs: for tickets by the minute, all minutes. */
  each: number;
}

/** Why somebody cannot come along; `index` is the place in the list of people. */
export interface Excluded {
  index: number;
  reason: 'under-6' | 'under-14' | 'under-18-film' | 'no-adult';
}

/** What the visitor should know of the sum. */
export type CostNote =
  /** What the tickets chosen would cost without the family ticket. */
  | { kind: 'family-saves'; singles: number }
  /** One child's price by the minute and for the day. */
  | { kind: 'by-minute' | 'by-day'; minutes: number; day: number }
  | { kind: 'free'; count: number; ages: 'below-child-ticket' | 'companions' }
  /** The film is not advised for `count` people below 16. */
  | { kind: 'film-16'; count: number }
  | { kind: 'no-wednesday-3d' | 'children-need-adult' };

export interface VenueCost {
  venue: TicketVenue;
  sum: number;
  lines: CostLine[];
  notes: CostNote[];
  excluded: Excluded[];
}

/** One line for each kind of ticket and price, in the order in which they first come. */
function toLines(tickets: readonly Ticket[]): CostLine[] {
  const lines = new Map<string, CostLine>();
  for (const { name, amount } of tickets) {
    const key = `${name} ${amount}`;
    const count = (lines.get(key)?.count ?? 0) + 1;
    lines.set(key, { ticket: name, count, each: amount });
  }
  return [...lines.values()];
}

export function sumOf(tickets: readonly Ticket[]): number {
  return tickets.reduce((sum, { amount }) => sum + amount, 0);
}

/** A cost of `tickets`, without anything to remark. */
export function costOf(venue: TicketVenue, tickets: readonly Ticket[]): VenueCost {
  return { venue, sum: sumOf(tickets), lines: toLines(tickets), notes: [], excluded: [] };
}
