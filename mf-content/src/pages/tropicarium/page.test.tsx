import {
  aConfig,
  anEditorialPage,
  anEditorialSection,
  aVenue,
  aVenueList,
  renderPage,
  setClock,
} from '@mall/testing';
import { lookAgainAt } from '../../testing/look-again-at.ts';
import * as page from './page.tsx';

const prices = [
  { label: 'Adult', amount: 4500, ticket: 'tropicarium_adult' },
  { label: 'Child', amount: 2900, note: 'ages 3–14', ticket: 'tropicarium_child' },
];
const aquarium = aVenue({
  id: 'tropicarium',
  page: 'tropicarium',
  name: 'Tropicarium',
  opening_hours: 'tropicarium',
  place: 'tropicarium',
  floor: 'ground',
  last_admission: 60,
  minutes: { from: 90, until: 120 },
  shows: [
    { name: 'Tropical rain', every: 15 },
    { name: 'Shark feeding', days: ['thursday'], times: ['15:00'], event: 'sharks' },
  ],
  prices,
});
const arrival = {
  from: { node: 'entrance-main', kind: 'entrance' as const, name: 'Main entrance' },
  metres: 120,
  minutes: 2,
  levels: 0,
  stepFree: null,
};

const show = () =>
  renderPage(page, {
    app: 'content',
    path: '/tropicarium?lang=en',
    language: 'en',
    data: {
      config: aConfig(),
      venues: aVenueList({ venues: [aquarium] }),
      arrivals: [arrival],
      editorialPage: anEditorialPage({
        title: 'Tropicarium',
        opening_hours: 'tropicarium',
        sections: [anEditorialSection({ heading: 'Ticket prices', prices })],
      }),
    },
  });

beforeEach(() => setClock('2026-11-25T11:05:20+01:00'));
afterEach(() => jest.useRealTimers());

test('describes the aquarium, its tickets and the feedings of seven days for search engines', async () => {
  const { meta } = await show();
  const offers = [
    { name: 'Adult', price: 4500, priceCurrency: 'HUF' },
    { name: 'Child', description: 'ages 3–14', price: 2900 },
  ];
  expect(meta.structuredData).toMatchObject([
    {
      '@type': ['Aquarium', 'EntertainmentBusiness'],
      name: 'Tropicarium',
      containedInPlace: { '@id': 'https://mall.example/#mall' },
      openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }],
      makesOffer: offers,
    },
    {
      '@type': 'Event',
      name: 'Shark feeding – Tropicarium',
      url: 'https://mall.example/tropicarium?lang=en',
      startDate: '2026-11-26T15:00:00+01:00',
      location: { name: 'Tropicarium' },
      offers: offers.slice(0, 1),
    },
    { '@type': 'BreadcrumbList' },
  ]);
  // The page's own is about the venue: it would be the same for each of them.
  expect(meta.structuredData?.[1]).not.toHaveProperty('description');
});

test('shows closing times of venue and cash desk while each is open, and the directions', async () => {
  const shown = await show();
  const facts = shown.getByRole('region', { name: 'Plan your visit' });
  expect(facts.textContent).toMatch(/Open until 20:00cash desk until 19:00/);
  expect(facts.textContent).toMatch(/1\.5–2 hours/);
  const way = shown.getByRole('link', { name: 'Main entrance: 120\u00a0m, 2\u00a0min' });
  expect(way.getAttribute('href')).toBe('/shops/map?honnan=entrance-main&hova=tropicarium');
  lookAgainAt('2026-11-25T19:30:00+01:00');
  expect(facts.textContent).toContain('Open until 20:00');
  expect(facts.textContent).not.toContain('cash desk');
});

test('has the next feeding as a file for calendars, but not the rain', async () => {
  const link = (await show()).getByRole('link', { name: /^Add to calendar/ });
  expect([link.getAttribute('aria-label'), link.getAttribute('href')]).toEqual([
    'Add to calendar: Shark feeding, Thursday 26\u00a0November, 15:00',
    '/api/events/sharks-20261126-1500.ics?lang=en',
  ]);
});

test('counts down to the next rain and announces it once', async () => {
  const shown = await show();
  const shows = shown.getByRole('region', { name: 'What is next?' });
  const rain = () => shows.querySelector('li');
  expect(rain()?.textContent).toMatch(/today 11:15.*in 0?9:40/);
  const status = () => shows.querySelector('[role=status]')?.textContent;
  expect(status()).toBe('');
  lookAgainAt('2026-11-25T11:14:05+01:00');
  expect(rain()?.textContent).toContain('in 00:55');
  expect(status()).toBe('Tropical rain: starts within a minute.');
  lookAgainAt('2026-11-25T11:15:00+01:00');
  expect(rain()?.textContent).toMatch(/today 11:30.*in 15:00/);
  expect(status()).toBe('');
  expect(shows.querySelectorAll('li')[1]?.textContent).toContain('tomorrow 15:00');
});

test('keeps the rendered page until the next change', async () => {
  setClock('2026-11-25T11:00:00+01:00');
  const { loaderData } = await show();
  expect(loaderData).toMatchObject({ validUntil: Date.parse('2026-11-25T11:15:00+01:00') });
});
