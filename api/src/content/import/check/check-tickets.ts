/** Checks that the pages name all tickets of a venue, whose rules need them. */
import { type TicketName, VENUE_TICKETS } from '@mall/contracts';
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';
import { below, fieldsAt } from './fields.ts';

/** The rules for these tickets count by age, and the ages are content. */
const TICKETS_BY_AGE: readonly unknown[] = [
  'kockapark_reduced',
  'tropicarium_child',
] satisfies TicketName[];

export function checkTickets(read: ReadContent): ContentIssue[] {
  const prices = fieldsAt(read, 'pages/* sections.*.prices.*');
  const tickets = prices.flatMap((price) => below(price, 'ticket'));
  const named = new Set(tickets.map(({ value }) => value));
  const ageless = prices
    .filter((price) => below(price, 'ages').length === 0)
    .flatMap((price) => below(price, 'ticket'))
    .filter(({ value }) => TICKETS_BY_AGE.includes(value))
    .map(({ file, path, value }) => ({
      file,
      path,
      message: `"${value}" is for certain ages; set ages beside it`,
    }));
  const incomplete = Object.values(VENUE_TICKETS).flatMap((venue: readonly unknown[]) => {
    const first = tickets.find(({ value }) => venue.includes(value));
    const missing = venue.filter((ticket) => !named.has(ticket));
    return missing.flatMap((ticket) => {
      const message = `no price has the ticket "${ticket}"; the venue's prices name all its tickets`;
      return first ? [{ file: first.file, path: first.path, message }] : [];
    });
  });
  return [...ageless, ...incomplete];
}
