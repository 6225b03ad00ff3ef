import { aDiscount, aDiscountDetail, renderPage } from '@mall/testing';
import * as page from './page.tsx';

const show = (discount: ReturnType<typeof aDiscountDetail>, apps?: string[]) =>
  renderPage(page, {
    app: 'content',
    path: `/discounts/${discount.slug}`,
    data: { discount },
    apps,
  });

const shop = { slug: 'cups', name: 'Cups & Co.' };

const place = { floor: 'upper', unit: 'E-07' } as const;

test('links the shop, and its place to the map, while the shops are live', async () => {
  const shown = await show(aDiscountDetail({ shop, place }));
  expect(shown.getByRole('link', { name: shop.name }).getAttribute('href')).toBe('/shops/cups');
  const fact = shown.getByText('Where it is').nextElementSibling;
  expect(fact?.textContent).toContain('First floor, E-07');
  const link = shown.getByRole('link', { name: 'Show on the map' });
  expect(link.getAttribute('href')).toBe('/shops/map?uzlet=cups');
});

test('names shop and place without links when the shops are not live', async () => {
  const shown = await show(aDiscountDetail({ shop, place }), ['content']);
  expect(shown.queryByRole('link', { name: /Cups|map/ })).toBeNull();
  expect(shown.getAllByText(shop.name)).not.toHaveLength(0);
  shown.getByText('First floor, E-07');
});

test('explains an expired discount, with a label before its title, and links to others', async () => {
  const others = [aDiscount({ title: 'Plates' })];
  const shown = await show(aDiscountDetail({ title: 'Mugs', shop, expired: true, others }));
  const label = shown.getAllByText('Expired')[0] as HTMLElement;
  const title = shown.getByRole('heading', { level: 1, name: 'Mugs' });
  expect(label.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shown.getByText('Was valid').nextElementSibling?.textContent).toContain(
    'November\u00a02026',
  );
  expect(shown.getByRole('note').textContent).toContain('has expired');
  const link = shown.getByRole('link', { name: 'See the current offers!' });
  expect(link.getAttribute('href')).toBe('/discounts');
  shown.getByRole('link', { name: 'Plates' });
});

test('describes the offer and the breadcrumbs as structured data', async () => {
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
  const ofTheMall = await show(aDiscountDetail());
  expect(ofTheMall.meta.structuredData?.[0]).toMatchObject({
    offeredBy: { '@type': 'ShoppingCenter' },
  });
});
