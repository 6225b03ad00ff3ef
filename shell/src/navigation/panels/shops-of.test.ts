import { aShopListItem } from '@mall/testing';
import { shopsOf } from './shops-of.ts';

test('shops come in the order of the slugs, unknown slugs are left out', () => {
  const list = ['ca', 'hm', 'other'].map((slug) => aShopListItem({ slug }));
  const slugs = ['hm', 'new-yorker', 'ca'];
  expect(shopsOf(list, slugs).map(({ slug }) => slug)).toEqual(['hm', 'ca']);
});
