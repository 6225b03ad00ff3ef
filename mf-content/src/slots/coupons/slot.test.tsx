import { renderSlot } from '@mall/testing';
import { Component, loader } from './slot.tsx';

const COUPON = { slug: 'shoes', title: 'Running shoes', value: '20%', lead: 'On every pair' };

const show = (coupons: (typeof COUPON)[]) =>
  renderSlot(
    { Component, loader },
    {
      app: 'content',
      language: 'en',
      data: {
        couponList: coupons,
        coupon: ({ slug }) => ({ ...COUPON, html: `<p>Terms of ${slug}</p>` }),
      },
    },
  );

test('shows the value of each coupon, and its conditions on request', async () => {
  const shown = await show([COUPON]);
  await shown.findByRole('heading', { name: 'Running shoes' });
  shown.getByText('20%');
  await shown.user.click(shown.getByRole('button', { name: 'Conditions' }));
  await shown.findByText('Terms of shoes');
  shown.getByText('Coupons cannot be exchanged for cash.');
});

test('shows a message when there are no coupons', async () => {
  const shown = await show([]);
  await shown.findByText('The coupons are not available right now');
});
