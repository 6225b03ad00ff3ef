import { aConfig, aDiscount, aShop, notFound, renderPage, setClock } from '@mall/testing';
import * as page from './page.tsx';

const shop = aShop({
  slug: 'betu',
  name: 'Betű',
  categories: ['books-newspaper-stationery'],
  floor: 'upper',
  unit: 'E-07',
  services: ['gift-card', 'age-from-3'],
  hours: [
    { hours: '10:00-20:00', from: 'monday', to: 'saturday' },
    { hours: '10:00-19:00', from: 'sunday', to: 'sunday' },
  ],
  exceptions: [{ from: '12-24', until: '12-26', hours: [] }],
  phone: '+36 1 555 0107',
  website: 'https://www.betu.example/bolt',
  discounts: [
    aDiscount({ title: 'Húsz le', slug: 'husz-le', value: '<strong>20</strong>' }),
    aDiscount({ title: 'Régi', expired: true }),
  ],
});

afterEach(() => jest.useRealTimers());

const show = (path: string, given = shop, apps?: string[]) =>
  renderPage(page, { app: 'shops', path, apps, data: { shop: given, config: aConfig() } });

test('a shop is shown with all ways to reach it', async () => {
  const shown = await show('/uzletek/betu');
  shown.getByRole('heading', { level: 1, name: 'Betű' });
  const href = (name: string | RegExp) => shown.getByRole('link', { name }).getAttribute('href');
  expect(href('+36 1 555 0107')).toBe('tel:+3615550107');
  expect(href(shop.email ?? '')).toBe(`mailto:${shop.email}`);
  const website = shown.getByRole('link', { name: 'betu.example (új lapon nyílik meg)' });
  expect(website.getAttribute('rel')).toBe('noopener');
  shown.getByText('Emelet, E-07');
  expect(href('Mutasd a térképen')).toBe('/uzletek/terkep#e-07');
  expect(href('Category books-newspaper-stationery')).toBe(
    '/uzletek?kategoria=books-newspaper-stationery',
  );
});

test('services are shown by name, hours by weekday', async () => {
  const shown = await show('/shops/betu');
  shown.getByText('Gift card');
  shown.getByText('From age 3');
  const rows = shown.getByRole('table', { name: 'Opening hours' }).querySelectorAll('tr');
  expect(rows[1]?.textContent).toContain('10:00–19:00');
});

test('the hours mark today and list the exceptions of the coming weeks', async () => {
  setClock('2026-12-25T12:00:00+01:00');
  const shown = await show('/shops/betu');
  const today = shown.getByRole('table', { name: 'Opening hours' }).querySelector('[aria-current]');
  expect(today?.textContent).toBe('25–26 Dectodayclosed');
});

test('discounts show their value, or that they are over', async () => {
  const shown = await show('/uzletek/betu');
  const [valid, expired] = shown.getAllByRole('article');
  expect(valid?.textContent).toContain('20%');
  expect(expired?.textContent).toContain('Lejárt');
  expect(expired?.textContent).not.toContain('20%');
  const link = shown.getByRole('link', { name: 'Húsz le' });
  expect(link.getAttribute('href')).toBe('/kedvezmenyek/husz-le');
});

test('without the app that shows discounts there is no link to one', async () => {
  const shown = await show('/uzletek/betu', shop, ['shops']);
  shown.getByText('Húsz le');
  expect(shown.queryByRole('link', { name: 'Húsz le' })).toBeNull();
});

test('what a shop does not have is left out', async () => {
  const bare = aShop({ phone: null, email: null, website: null, services: [], discounts: [] });
  const shown = await show('/uzletek/betu', bare);
  const headings = shown.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(['Nyitvatartás', 'Itt találod']);
});

test('the head describes a store', async () => {
  setClock('2026-11-22T12:00:00+01:00');
  const { meta } = await show('/uzletek/betu');
  expect(meta.title).toBe('Betű');
  expect(meta.description.length).toBeGreaterThanOrEqual(50);
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.structuredData).toMatchObject([
    {
      '@type': 'Store',
      url: 'https://mall.example/uzletek/betu',
      telephone: '+36 1 555 0107',
      openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }, { dayOfWeek: ['Sunday'] }],
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-24', validThrough: '2026-12-26' }],
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('an unknown slug is not found', async () => {
  const data = {
    config: aConfig(),
    shop: () => {
      throw notFound('shop');
    },
  };
  const rendering = renderPage(page, { app: 'shops', path: '/uzletek/nincs', data });
  await expect(rendering).rejects.toMatchObject({ status: 404 });
});
