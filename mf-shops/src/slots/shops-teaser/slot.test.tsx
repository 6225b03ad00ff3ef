import { aShopSummary, renderSlot } from '@mall/testing';
import * as slot from './slot.tsx';

test('the teaser counts all shops and shows the pinned ones', async () => {
  const shops = ['hm', 'house'].map((slug) => aShopSummary({ slug }));
  const shown = await renderSlot(slot, {
    app: 'shops',
    data: { pinnedShops: { total: 168, shops } },
  });
  shown.getByRole('heading', { name: '168 üzlet egy helyen' });
  const logos = shown.getByRole('list', { name: 'Néhány üzletünk' }).querySelectorAll('a');
  expect([...logos].map((logo) => logo.getAttribute('href'))).toEqual([
    '/uzletek/hm',
    '/uzletek/house',
  ]);
});
