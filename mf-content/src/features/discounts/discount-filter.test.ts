import { aDiscount } from '@mall/testing';
import { foundDiscounts, readFilter } from './discount-filter.ts';

const NOON = Date.parse('2026-11-25T12:00:00+01:00');

const boots = aDiscount({
  title: 'Téli csizmák féláron',
  shop: { slug: 'c', name: 'Cipőkuckó' },
  categories: ['shoes-leather-bags'],
  valid_until: '2026-12-01',
});
const coats = aDiscount({
  title: 'Téli kabátok',
  shop: { slug: 'r', name: 'Ruhatár' },
  categories: ['fashion-lingerie', 'recreation'],
  valid_until: '2026-12-02',
});
const skates = aDiscount({ title: 'Korcsolyák', expired: true, valid_until: '2026-11-24' });

const found = (search: string) =>
  foundDiscounts([boots, coats, skates], readFilter(new URLSearchParams(search)), NOON);

test.each([
  ['', [boots, coats, skates]],
  ['  ', [boots, coats, skates]],
  ['CSIZMÁK', [boots]],
  ['kucko', [boots]],
  ['feláron cipőkuckó', [boots]],
  ['téli', [boots, coats]],
  ['téli szandál', []],
])('“%s” is found in shop and title, in any order, without accents and case', (query, expected) => {
  expect(found(`kereses=${query}`)).toEqual(expected);
});

test.each([
  ['kategoria=recreation', [coats]],
  ['kategoria=nincs-ilyen', [boots, coats, skates]],
  ['uzlet=c', [boots]],
  ['uzlet=nincs-ilyen', []],
  ['hamarosan=1', [boots]],
  ['hamarosan=igen', [boots, coats, skates]],
  ['hamarosan=1&kategoria=recreation', []],
  ['kereses=téli&uzlet=r&kategoria=fashion-lingerie', [coats]],
])('%s filters, with all parts together', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('what ends soon is counted in days, also over a day of 23 hours', () => {
  const ends = aDiscount({ valid_until: '2027-04-03' });
  const now = Date.parse('2027-03-27T23:30:00+01:00');
  const soon = readFilter(new URLSearchParams('hamarosan=1'));
  expect(foundDiscounts([ends], soon, now)).toEqual([]);
});
