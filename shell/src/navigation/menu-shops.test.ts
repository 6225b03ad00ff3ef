import { aShopSummary } from '@mall/testing';
import { NARROW_MENU_SHOPS, shopsOf, WIDE_MENU_SHOPS } from './menu-shops.ts';

test('shops come in the menu’s order, unknown slugs are left out', () => {
  const list = ['ca', 'hm', 'other'].map((slug) => aShopSummary({ slug }));
  expect(shopsOf(list, WIDE_MENU_SHOPS).map(({ slug }) => slug)).toEqual(['hm', 'ca']);
});

test('the menus differ in their sports shop', () => {
  const only = (list: readonly string[], other: readonly string[]) =>
    list.filter((slug) => !other.includes(slug));
  expect(only(WIDE_MENU_SHOPS, NARROW_MENU_SHOPS)).toEqual(['sportisimo']);
  expect(only(NARROW_MENU_SHOPS, WIDE_MENU_SHOPS)).toEqual(['sportsdirect']);
});
