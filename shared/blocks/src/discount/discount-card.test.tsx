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
  ['percentage', '20', '20%'],
  ['percentage', '20%', '20%'],
  ['percentage', '<strong>20</strong>', '20%'],
  ['percentage', '<strong>20%</strong>', '20%'],
  ['text', '2 for 1', '2 for 1'],
] as const)('shows a %s of %s as %s', async (type, value, text) => {
  const shown = await show({ type, value });
  expect(shown.getByRole('article').textContent).toContain(text);
  expect(shown.getByRole('article').textContent?.match(/%/g)).toEqual(text.match(/%/g));
});

test('shows in place of its value that it has expired, and no shop on the page of that shop', async () => {
  const shown = await show({ expired: true, value: '20', shop: SHOP }, { showShop: false });
  shown.getByText('Expired');
  expect(shown.queryByText(/20%|Zebra/)).toBeNull();
  expect(shown.getByRole('article').classList).toContain('dimmed');
});

describe('without a picture', () => {
  const tile = { images: {}, shop: SHOP, categories: ['gifts-games' as const] };

  test.each([
    ['percentage', '20', '20%', 'short'],
    ['percentage', '<strong>20%</strong>', '20%', 'short'],
    ['text', '<strong>2+1</strong> books', '2+1 books', 'short'],
    ['text', '<strong>Free</strong> coffee', 'Free coffee', 'short'],
    ['text', '<strong>Second pair</strong> half price', 'Second pair half price', undefined],
  ] as const)('sets a %s of %s as %s', async (type, value, text, size) => {
    const shown = await show({ ...tile, type, value });
    const words = shown.container.querySelector('article p');
    expect(words?.textContent).toBe(text);
    expect(words?.classList.contains('short')).toBe(size === 'short');
    expect(shown.container.querySelector('.gifts-games')?.textContent).toBe(`${text}Zebra`);
    expect(shown.queryByRole('img')).toBeNull();
  });

  test('is marked as expired on a neutral background, and leaves out the shop on its page', async () => {
    const shown = await show({ ...tile, expired: true }, { showShop: false });
    shown.getByText('Expired');
    expect(shown.queryByText('Zebra')).toBeNull();
    expect(shown.container.querySelector('.gifts-games')).toBeNull();
    expect(shown.getByRole('article').classList).not.toContain('dimmed');
  });
});

test('shows shop and validity and links to the discount', async () => {
  const shown = await show({ slug: 'zebra', title: 'Stripes', shop: SHOP });
  shown.getByText('Zebra');
  shown.getByText('1–\u206030 November 2026');
  expect(shown.getByRole('link', { name: 'Stripes' }).getAttribute('href')).toBe(
    '/discounts/zebra',
  );
});

test('shows a title without a link when no app has the page', async () => {
  const shown = await show({ title: 'Stripes' }, { apps: ['shops'] });
  shown.getByRole('heading', { name: 'Stripes' });
  expect(shown.queryByRole('link')).toBeNull();
});
