import { aDiscount, aDiscountDetail, notFound, renderPage } from '@mall/testing';
import * as page from './page.tsx';

const show = (discount: ReturnType<typeof aDiscountDetail>, apps?: string[]) =>
  renderPage(page, {
    app: 'content',
    path: `/discounts/${discount.slug}`,
    data: { discount },
    apps,
  });

const shop = { slug: 'cups', name: 'Cups & Co.' };

test('the shop is linked while the shops are live', async () => {
  const shown = await show(aDiscountDetail({ shop }));
  expect(shown.getByRole('link', { name: 'Cups & Co.' }).getAttribute('href')).toBe('/shops/cups');
});

test('without the shops’ app the shop is only named', async () => {
  const shown = await show(aDiscountDetail({ shop }), ['content']);
  expect(shown.queryByRole('link', { name: 'Cups & Co.' })).toBeNull();
  expect(shown.getAllByText('Cups & Co.')).not.toHaveLength(0);
});

test('an expired discount explains itself and leads to others', async () => {
  const others = [aDiscount({ title: 'Plates' })];
  const shown = await show(aDiscountDetail({ expired: true, others }));
  expect(shown.getByRole('note').textContent).toContain('has expired');
  const link = shown.getByRole('link', { name: 'See the current offers!' });
  expect(link.getAttribute('href')).toBe('/discounts');
  shown.getByRole('link', { name: 'Plates' });
});

test('an expired discount says so before its title, and when it was valid', async () => {
  const shown = await show(aDiscountDetail({ title: 'Mugs', expired: true, shop }));
  const label = shown.getAllByText('Expired')[0] as HTMLElement;
  const title = shown.getByRole('heading', { level: 1, name: 'Mugs' });
  expect(label.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shown.getByText('Was valid').nextElementSibling?.textContent).toContain('November 2026');
});

test('it says where the shop is, and leads to it on the map', async () => {
  const place = { floor: 'upper', unit: 'E-07' } as const;
  const shown = await show(aDiscountDetail({ shop, place }));
  const fact = shown.getByText('Where it is').nextElementSibling;
  expect(fact?.textContent).toContain('First floor, E-07');
  const link = shown.getByRole('link', { name: 'Show on the map' });
  expect(link.getAttribute('href')).toBe('/shops/map?uzlet=cups');
});

test('the structured data describes the offer, with breadcrumbs', async () => {
  const { meta } = await show(aDiscountDetail({ title: 'Mugs', lead: 'Half the price.', shop }));
  expect(meta.title).toBe('Mugs');
  expect(meta.description.length).toBeGreaterThanOrEqual(50);
  expect(meta.structuredData).toMatchObject([
    {
      '@type': 'Offer',
      validFrom: '2026-11-01',
      validThrough: '2026-11-30',
      availability: 'https://schema.org/InStoreOnly',
      offeredBy: { '@type': 'Store', name: 'Cups & Co.' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('an unknown discount is the API’s 404', async () => {
  const discount = () => {
    throw notFound('discount');
  };
  const path = '/discounts/nothing';
  await expect(
    renderPage(page, { app: 'content', path, data: { discount } }),
  ).rejects.toMatchObject({ status: 404 });
});
