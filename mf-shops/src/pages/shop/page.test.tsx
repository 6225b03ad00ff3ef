import type { ApiData } from '@mall/contracts';
import {
  aConfig,
  aDiscount,
  aDrawnUnit,
  aPlanDrawing,
  aShop,
  aShopListItem,
  renderPage,
  setClock,
} from '@mall/testing';
import { within } from '@testing-library/react';
import * as page from './page.tsx';

const shop = aShop({
  slug: 'betu',
  name: 'Betű',
  categories: ['books-newspaper-stationery'],
  type: 'BookStore',
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

const show = (
  path: string,
  given = shop,
  apps?: string[],
  place: Partial<ApiData['shopPage']> = {},
) =>
  renderPage(page, {
    app: 'shops',
    path,
    apps,
    data: { shopPage: { shop: given, piece: null, arrivals: [], ...place }, config: aConfig() },
  });

test('shows a shop with all its contact links', async () => {
  setClock('2026-11-20T12:00:30+01:00');
  const shown = await show('/uzletek/betu');
  shown.getByRole('heading', { level: 1, name: 'Betű' });
  const href = (name: string | RegExp) => shown.getByRole('link', { name }).getAttribute('href');
  const facts = shown.getByRole('list', { name: 'A legfontosabbak' });
  expect(facts.textContent).toBe('Nyitva 20:00-igEmelet, E-07+36 1 555 0107');
  expect(facts.querySelector('a')?.getAttribute('href')).toBe('tel:+3615550107');
  expect(href(shop.email ?? '')).toBe(`mailto:${shop.email}`);
  const website = shown.getByRole('link', { name: 'betu.example (új lapon nyílik meg)' });
  expect(website.getAttribute('rel')).toBe('noopener');
  // It is on no plan.
  expect(shown.queryByRole('link', { name: /térképen|Hogyan jutok/ })).toBeNull();
  expect(href('Category books-newspaper-stationery')).toBe(
    '/uzletek?kategoria=books-newspaper-stationery',
  );
});

test('links similar shops and discounts of others', async () => {
  const others = {
    similar: [aShopListItem({ name: 'Olvasó', slug: 'olvaso', floor: 'upper', unit: 'E-09' })],
    other_discounts: [
      aDiscount({ title: 'Máshol', slug: 'mashol', shop: { slug: 'olvaso', name: 'Olvasó' } }),
    ],
  };
  const shown = await show('/uzletek/betu', { ...shop, ...others });
  const section = (name: string) =>
    within(shown.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
  const similar = section('Hasonló üzletek a közelben').getByRole('listitem');
  expect(similar.textContent).toContain('OlvasóCategory serviceEmelet, E-09');
  expect(
    section('További kedvezmények').getByRole('article', { name: /Máshol/ }).textContent,
  ).toContain('Olvasó');
});

test('shows when a closed shop opens, its services and the hours of the coming weeks', async () => {
  setClock('2026-12-25T12:00:00+01:00');
  const shown = await show('/shops/betu');
  const [status] = shown.getByRole('list', { name: 'At a glance' }).children;
  expect(status?.textContent).toBe('Closed, opens on Sun 27\u00a0Dec at 10:00');
  shown.getByText('Gift card');
  shown.getByText('From age 3');
  const hours = shown.getByRole('table', { name: 'Opening hours' });
  expect(hours.querySelectorAll('tr')[1]?.textContent).toContain('10:00–19:00');
  const today = hours.querySelector('[aria-current]');
  expect(today?.textContent).toBe('25–\u206026\u00a0Dectodayclosed');
});

test('links a discount while an app shows it', async () => {
  const { getByRole, unmount } = await show('/uzletek/betu');
  const link = getByRole('link', { name: 'Húsz le' });
  expect(link.getAttribute('href')).toBe('/kedvezmenyek/husz-le');
  unmount();
  const shown = await show('/uzletek/betu', shop, ['shops']);
  shown.getByText('Húsz le');
  expect(shown.queryByRole('link', { name: 'Húsz le' })).toBeNull();
});

test('leaves out what a shop does not have', async () => {
  const bare = aShop({ phone: null, email: null, website: null, services: [], discounts: [] });
  const shown = await show('/uzletek/betu', bare);
  const headings = shown.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(['Nyitvatartás']);
});

test('gives a vet a type with a place and opening hours', async () => {
  const { meta } = await show('/uzletek/betu', aShop({ type: 'VeterinaryCare' }));
  expect(meta.structuredData?.[0]).toMatchObject({ '@type': ['VeterinaryCare', 'LocalBusiness'] });
});

test('describes the shop in the head', async () => {
  setClock('2026-11-22T12:00:00+01:00');
  const { meta } = await show('/uzletek/betu');
  expect(meta.title).toBe('Betű');
  expect(meta.description.length).toBeGreaterThanOrEqual(50);
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.structuredData).toMatchObject([
    {
      '@type': 'BookStore',
      url: 'https://mall.example/uzletek/betu',
      image: `https://mall.example${shop.images.card['1x']}`,
      address: { '@type': 'PostalAddress', addressCountry: 'HU' },
      geo: { '@type': 'GeoCoordinates' },
      containedInPlace: { '@type': 'ShoppingCenter' },
      telephone: '+36 1 555 0107',
      openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }, { dayOfWeek: ['Sunday'] }],
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-24', validThrough: '2026-12-26' }],
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('shows the place on part of the plan, with walks from entrance and car park', async () => {
  const [floor] = aPlanDrawing().floors;
  if (!floor) throw new Error('the drawing has no floor');
  const unit = aDrawnUnit({ id: 'E-07', name: 'Betű', shop: 'betu' });
  const units = [unit, aDrawnUnit({ name: 'Szomszéd', shop: 'szomszed' })];
  const view = { x: 0, y: 0, width: 600, height: 300 };
  const piece = { view, unit: 'E-07', floor: { ...floor, units } };
  const arrivals = [
    {
      from: { node: 'entrance-main', kind: 'entrance' as const, name: 'Főbejárat' },
      metres: 62,
      minutes: 1,
      levels: 1,
      stepFree: { metres: 96, minutes: 2 },
    },
    {
      from: { node: 'parking-north', kind: 'parking' as const, name: 'P1' },
      metres: 140,
      minutes: 2,
      levels: 0,
      stepFree: { metres: 140, minutes: 2 },
    },
  ];
  const shown = await show('/uzletek/betu', shop, undefined, { piece, arrivals });
  const image = shown.getByRole('img', { name: 'Az alaprajz részlete Betű körül' });
  expect(image.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 600 300');
  expect(image.querySelector('.litUnit')?.getAttribute('d')).toBe(unit.path);
  expect(image.querySelectorAll('a')).toHaveLength(0);
  expect(image.textContent).toContain('Szomszéd');
  const href = (name: string) => shown.getByRole('link', { name }).getAttribute('href');
  expect(href('Mutasd a térképen')).toBe('/uzletek/terkep?uzlet=betu');
  expect(href('Hogyan jutok oda?')).toBe('/uzletek/terkep?hova=betu');
  const ways = within(shown.getByRole('list', { name: 'Hogyan jutsz ide?' }));
  const [entrance, parking] = ways.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entrance).toContain('A legközelebbi bejárattól62 m, kb. 1 perc, 1 szintváltás');
  expect(entrance).toContain('Csak lifttel: 96 m, kb. 2 perc.');
  expect(parking).toContain('A legközelebbi parkolótól140 m, kb. 2 perc');
  expect(parking).toContain('Lépcső és mozgólépcső nélkül is.');
  expect(ways.getByRole('link', { name: 'Útvonal innen: P1' }).getAttribute('href')).toBe(
    '/uzletek/terkep?honnan=parking-north&hova=betu&lepcso=nem',
  );
});
