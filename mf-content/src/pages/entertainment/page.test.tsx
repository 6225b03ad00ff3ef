import { aConfig, anEditorialPage, aVenue, aVenueList, renderPage, setClock } from '@mall/testing';
import * as page from './page.tsx';

const venues = [
  aVenue({ id: 'tropicarium', page: 'tropicarium', name: 'Tropicarium', lead: 'Sharks.' }),
  aVenue({
    id: 'playhouse',
    page: 'playhouse',
    name: 'Playhouse',
    ages: { from: 0, until: 13 },
    opening_hours: 'jatszohaz',
    prices: [
      { label: 'Per minute', amount: 45, unit: '/ minute', ticket: 'playhouse_minute' },
      { label: 'Day ticket', amount: 3500, ticket: 'playhouse_day' },
    ],
  }),
  aVenue({
    id: 'szabaduloszoba',
    page: 'cinema',
    section: 'szabaduloszoba',
    name: 'Escape room',
    ages: { from: 14 },
    ages_note: 'below 18 with a parent',
  }),
  aVenue({ id: 'pool', page: 'pool', name: 'A venue without a page' }),
];

const show = (path: string, planned = venues) =>
  renderPage(page, {
    app: 'content',
    path,
    data: {
      editorialPage: anEditorialPage({ title: 'A day out' }),
      venues: aVenueList({ venues: planned }),
      config: aConfig(),
    },
  });

beforeEach(() => setClock('2026-11-25T11:05:00+01:00'));
afterEach(() => jest.useRealTimers());

test('shows a card with the facts of each venue and a link to its page', async () => {
  const shown = await show('/entertainment');
  const cards = shown.getByRole('list', { name: 'Venues' });
  const links = [...cards.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Tropicarium', '/tropicarium?lang=en'],
    ['Playhouse', '/playhouse'],
  ]);
  const more = shown.getByRole('list', { name: 'More to do' });
  expect(more.querySelector('a')?.getAttribute('href')).toBe('/cinema#szabaduloszoba');
  expect(more.textContent).toMatch(/from age 14, below 18 with a parent/);
  const texts = [...cards.querySelectorAll('article')].map((card) => card.textContent);
  expect(texts[0]).toMatch(/Sharks\..*all ages.*1–1\.5 hours.*HUF.4,900/);
  expect(texts[1]).toMatch(/Open until 20:00.*up to age 13.*from HUF.45.\/.minute/);
});

test('lists the venues with their URLs as structured data', async () => {
  const { meta } = await show('/entertainment');
  const listed = [
    ['Tropicarium', '/tropicarium?lang=en'],
    ['Playhouse', '/playhouse'],
    ['Escape room', '/cinema#szabaduloszoba'],
  ].map(([name, path]) => ({ name, url: `https://mall.example${path}` }));
  const list = meta.structuredData?.find((data) => data['@type'] === 'ItemList');
  expect(list).toMatchObject({ name: 'A day out', itemListElement: listed });
});

test('shows the cards in Hungarian', async () => {
  const shown = await show('/elmenyek');
  const cards = shown.getByRole('list', { name: 'Élményhelyszínek' });
  expect(cards.textContent).toMatch(/minden korosztály.*1–1,5 óra.*4900.Ft/);
  expect(cards.textContent).toMatch(/Nyitva 20:00-ig.*13 éves korig.*45.Ft-tól.\/.minute/);
});

test('plans a visit of what is offered, and has no planner where nothing is', async () => {
  const heading = { name: 'What does it cost for your family?' };
  const cinema = aVenue({
    id: 'cinema',
    page: 'cinema',
    name: 'Cinema',
    planner: { admission: [], notes: [] },
  });
  const shown = await show('/entertainment', [...venues, cinema]);
  expect(shown.getByRole('region', heading).textContent).toMatch(/In total: HUF/);
  shown.unmount();
  expect((await show('/entertainment')).queryByRole('region', heading)).toBeNull();
});
