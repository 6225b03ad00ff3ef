import { anEditorialPage, anEditorialSection } from '@mall/testing';
import { sampleTickets } from './testing/sample-tickets.ts';
import { lowestPrice, ticketPrices } from './ticket-prices.ts';

const pageOf = (prices: typeof sampleTickets) =>
  anEditorialPage({ sections: [anEditorialSection({ prices })] });

/** In Budapest; 25 November 2026 is a Wednesday. */
const TUESDAY = '2026-11-24T23:50:00+01:00';
const WEDNESDAY = '2026-11-25T00:10:00+01:00';

test.each([
  ['2D', TUESDAY, 0, 2300],
  ['2D', TUESDAY, 12, 2300],
  ['2D', TUESDAY, 16, 2600],
  ['2D', TUESDAY, 18, 2600],
  ['2D', WEDNESDAY, 0, 2200],
  ['2D', WEDNESDAY, 16, 2200],
  ['3D', TUESDAY, 12, 2500],
  ['3D', WEDNESDAY, 12, 2500],
  ['3D', WEDNESDAY, 16, 2800],
] as const)('%s at %s, rated %s, is from %s', (format, time, rating, price) => {
  const prices = ticketPrices(pageOf(sampleTickets));
  expect(prices && lowestPrice(prices, { format, time }, rating)).toBe(price);
});

test('prices that lack a ticket are no ticket prices', () => {
  expect(ticketPrices(pageOf(sampleTickets.slice(1)))).toBeUndefined();
});
