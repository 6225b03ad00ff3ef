import { aShopSummary } from '@mall/testing';
import { shopsOf, WIDE_MENU_SHOPS } from './menu-shops.ts';

test('shops come in the menu’s order, unknown slugs are left out', () => {
  const list = ['ca', 'hm', 'other'].map((slug) => aShopSummary({ slug }));
  expect(shopsOf(list, WIDE_MENU_SHOPS).map(({ slug }) => slug)).toEqual(['hm', 'ca']);
});
