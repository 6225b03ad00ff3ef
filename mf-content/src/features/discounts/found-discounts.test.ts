import { aDiscount } from '@mall/testing';
import { foundDiscounts } from './found-discounts.ts';

const boots = aDiscount({ title: 'Téli csizmák féláron', shop: { slug: 'c', name: 'Cipőkuckó' } });
const coats = aDiscount({ title: 'Téli kabátok' });

test.each([
  ['', [boots, coats]],
  ['  ', [boots, coats]],
  ['CSIZMÁK', [boots]],
  ['csizmak', [boots]],
  ['kucko', [boots]],
  ['feláron cipőkuckó', [boots]],
  ['téli', [boots, coats]],
  ['téli szandál', []],
])('“%s” is found in shop and title, in any order, without accents and case', (query, found) => {
  expect(foundDiscounts([boots, coats], query)).toEqual(found);
});
