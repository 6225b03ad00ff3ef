import { aConfig, anEditorialPage, aShopSummary, renderPage } from '@mall/testing';
import * as page from './page.tsx';

test('the map lists the shops by floor and unit', async () => {
  const shops = [
    aShopSummary({ name: 'Tizenkettes', floor: 'ground', unit: 'F-12' }),
    aShopSummary({ name: 'Hármas', floor: 'ground', unit: 'F-03' }),
    aShopSummary({ name: 'Fenti', floor: 'upper', unit: 'E-101' }),
  ];
  const shown = await renderPage(page, {
    app: 'shops',
    path: '/shops/map',
    data: { shops, config: aConfig(), editorialPage: anEditorialPage() },
  });
  shown.getByRole('heading', { level: 1, name: 'Map' });
  const floor = (name: string) =>
    [...shown.getByRole('region', { name }).querySelectorAll('li')].map((unit) => unit.textContent);
  expect(floor('Ground floor')).toEqual(['F-03Hármas', 'F-12Tizenkettes']);
  expect(floor('First floor')).toEqual(['E-101Fenti']);
  expect(shown.meta.structuredData).toMatchObject([
    { itemListElement: [{ name: 'Home' }, { name: 'Shops' }, { name: 'Map' }] },
  ]);
});

test('the plan links to the entries of the filtered shops', async () => {
  const shops = [
    aShopSummary({ floor: 'ground', unit: 'F-01', categories: ['recreation'] }),
    aShopSummary({ floor: 'ground', unit: 'F-02', categories: ['service'] }),
  ];
  const { container } = await renderPage(page, {
    app: 'shops',
    path: '/uzletek/terkep?kategoria=service',
    data: { shops, config: aConfig(), editorialPage: anEditorialPage() },
  });
  const links = [...container.querySelectorAll('svg a')].map((unit) => unit.getAttribute('href'));
  expect(links).toEqual(['#f-02']);
  expect(container.querySelector('#f-02')?.tagName).toBe('LI');
});
