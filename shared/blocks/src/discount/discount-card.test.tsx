import { aDiscount, renderSlot } from '@mall/testing';
import { DiscountCard } from './discount-card.tsx';

const SHOP = { slug: 'zebra', name: 'Zebra' };

const show = (
  changes: Parameters<typeof aDiscount>[0],
  { apps, showShop }: { apps?: string[]; showShop?: boolean } = {},
) =>
  renderSlot(
    { Component: () => <DiscountCard discount={aDiscount(changes)} showShop={showShop ?? true} /> },
    { app: 'content', language: 'en', apps },
  );

test.each([
  ['20', '20%'],
  ['20%', '20%'],
  ['<strong>20</strong>', '20%'],
  ['<strong>20%</strong>', '20%'],
])('a percentage of %s is shown as %s', async (value, text) => {
  const shown = await show({ type: 'percentage', value });
  expect(shown.getByRole('article').textContent).toContain(text);
  expect(shown.getByRole('article').textContent).not.toContain('%%');
});

test('a value that is no percentage gets no sign', async () => {
  const shown = await show({ type: 'text', value: '2 for 1' });
  expect(shown.getByRole('article').textContent).not.toContain('%');
});

test('an expired discount says so in place of its value', async () => {
  const shown = await show({ expired: true, value: '20' });
  shown.getByText('Expired');
  expect(shown.queryByText(/20%/)).toBeNull();
  expect(shown.getByRole('article').classList).toContain('dimmed');
});

test('it names the shop, the validity and the page of the discount', async () => {
  const shown = await show({ slug: 'zebra', title: 'Stripes', shop: SHOP });
  shown.getByText('Zebra');
  shown.getByText('1–30 November 2026');
  expect(shown.getByRole('link', { name: 'Stripes' }).getAttribute('href')).toBe(
    '/discounts/zebra',
  );
});

test('the page of its own shop need not name the shop', async () => {
  const shown = await show({ shop: SHOP }, { showShop: false });
  expect(shown.queryByText('Zebra')).toBeNull();
});

test('without the app that has the page, the title is no link', async () => {
  const shown = await show({ title: 'Stripes' }, { apps: ['shops'] });
  shown.getByRole('heading', { name: 'Stripes' });
  expect(shown.queryByRole('link')).toBeNull();
});
