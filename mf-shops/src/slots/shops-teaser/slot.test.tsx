import { aShopSummary, renderSlot } from '@mall/testing';
import * as slot from './slot.tsx';

const show = (total: number, slugs: string[]) =>
  renderSlot(slot, {
    app: 'shops',
    data: { pinnedShops: { total, shops: slugs.map((slug) => aShopSummary({ slug })) } },
  });

test('counts all shops and shows the pinned ones', async () => {
  const shown = await show(168, ['hm', 'house']);
  shown.getByRole('heading', { name: '168 üzlet egy helyen' });
  const logos = shown.getByRole('list', { name: 'Néhány üzletünk' }).querySelectorAll('a');
  expect([...logos].map((logo) => logo.getAttribute('href'))).toEqual([
    '/uzletek/hm',
    '/uzletek/house',
  ]);
});

test('links to all shops, without an empty list, when none is pinned', async () => {
  const shown = await show(168, []);
  shown.getByRole('link', { name: 'Minden üzlet' });
  expect(shown.queryByRole('list')).toBeNull();
});

test('is left out without shops', async () => {
  const shown = await show(0, []);
  expect(shown.container.textContent).toBe('');
});
