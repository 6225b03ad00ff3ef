import { anEditorialPage, anEditorialSection } from '@mall/testing';
import { sampleTickets } from './testing/sample-tickets.ts';
import { cheapestTicket, ticketPrices, ticketRows } from './ticket-prices.ts';

const pageOf = (prices: typeof sampleTickets) =>
  anEditorialPage({ sections: [anEditorialSection({ prices })] });

/** In Budapest; 25 November 2026 is a Wednesday. */
const TUESDAY = '2026-11-24T23:50:00+01:00';
const WEDNESDAY = '2026-11-25T00:10:00+01:00';

test.each([
  ['2D', TUESDAY, 12, 2300],
  ['2D', TUESDAY, 16, 2600],
  ['2D', TUESDAY, 18, 2600],
  ['2D', WEDNESDAY, 0, 2200],
  ['3D', TUESDAY, 12, 2500],
  ['3D', WEDNESDAY, 12, 2500],
  ['3D', WEDNESDAY, 16, 2800],
] as const)('%s at %s, rated %s, is from %s', (format, time, rating, price) => {
  const tickets = ticketPrices(pageOf(sampleTickets));
  expect(cheapestTicket(tickets, { format, time }, rating)?.amount).toBe(price);
});

test('takes the weekday of a cheaper ticket, and its rows, from the rules of the content', () => {
  const rule = { format: '2D' as const, weekdays: ['tuesday' as const] };
  const tuesday = { label: 'Keddi jegy', amount: 2000, ticket: 'tuesday', rule };
  const tickets = ticketPrices(pageOf([tuesday, ...sampleTickets]));
  expect(cheapestTicket(tickets, { format: '2D', time: TUESDAY }, 16)?.label).toBe('Keddi jegy');
  expect(ticketRows(tickets).at(-1)).toEqual({ '2D': tuesday });
});

test('leaves out prices that are not tickets for a format', () => {
  expect(ticketPrices(pageOf([{ label: '5D', amount: 1900, ticket: 'fived', rule: {} }]))).toEqual(
    [],
  );
});
