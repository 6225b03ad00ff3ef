import { aShopSummary, renderSlot } from '@mall/testing';
import * as slot from './slot.tsx';

test('the teaser shows twelve logos from the whole alphabet', async () => {
  const many = Array.from({ length: 40 }, (_, place) => aShopSummary({ slug: `s-${place}` }));
  const shown = await renderSlot(slot, { app: 'shops', data: { shops: many } });
  shown.getByRole('heading', { name: '40 üzlet egy helyen' });
  const logos = shown.getByRole('list', { name: 'Néhány üzletünk' }).querySelectorAll('a');
  expect(logos).toHaveLength(12);
  expect(logos[11]?.getAttribute('href')).toBe('/uzletek/s-33');
});
