import { consent } from '@mall/runtime';
import {
  aConfig,
  anEditorialPage,
  anEditorialSection,
  renderPage,
  setClock,
  within,
} from '@mall/testing';
import { chipClass } from '@mall/ui/filter-chips';
import * as page from './page.tsx';

const CONTENT = anEditorialPage({
  title: 'Getting here',
  sections: [
    anEditorialSection({ id: 'parkolas', heading: 'Parking' }),
    anEditorialSection({ id: 'nyitvatartas', heading: 'Opening hours' }),
  ],
});

const show = (changes: Parameters<typeof aConfig>[0] = {}) =>
  renderPage(page, {
    app: 'content',
    path: '/contact',
    data: { editorialPage: CONTENT, config: aConfig(changes) },
  });

test('links a route planner to the mall for each means of travel, and the open map', async () => {
  const shown = await show();
  const planners = shown.getByRole('navigation', { name: 'Directions from where you are' });
  const links = [...planners.querySelectorAll('a')];
  const planner = (mode: string) =>
    `https://www.google.com/maps/dir/?api=1&destination=47.4%2C19&travelmode=${mode}`;
  expect(links.map(({ textContent, href }) => [textContent?.replace(/ ?\(.*/, ''), href])).toEqual([
    ['By car', planner('driving')],
    ['By public transport', planner('transit')],
    ['By bike', planner('bicycling')],
    ['On foot', planner('walking')],
    ['OpenStreetMap', 'https://www.openstreetmap.org/?mlat=47.4&mlon=19#map=17/47.4/19'],
  ]);
  expect(links.every(({ target }) => target === '_blank')).toBe(true);
});

test('links its sections from the top, and all opening hours by their anchor', async () => {
  const profiles = ['https://social.example/mall'];
  const shown = await show({ contact: { ...aConfig().contact, profiles } });
  const jumps = shown.getByRole('navigation', { name: 'On this page' });
  expect([...jumps.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    ...['#nyitvatartas', '#parkolas'],
  ]);
  expect(jumps.querySelectorAll(`a.${chipClass()}`)).toHaveLength(2);
  const hours = shown.getByRole('region', { name: 'Opening hours' });
  expect(hours.id).toBe('nyitvatartas');
  expect(hours.querySelectorAll('table')).toHaveLength(1);
  expect(hours.querySelectorAll('tbody tr')).toHaveLength(8);
  expect(shown.meta.structuredData).toMatchObject([
    { '@type': 'ShoppingCenter', sameAs: profiles },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('shows who is open on which day, and on the days with other hours', async () => {
  setClock('2026-12-23T12:00:00+01:00');
  const shown = await show({
    opening_exceptions: [
      { groups: ['shops', 'gym'], from: '12-24', until: '12-26', hours: [] },
      { groups: ['cinema'], from: '12-24', until: '12-24', hours: ['10:00-14:00'] },
    ],
  });
  const rowsOf = (name: string) =>
    within(shown.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
  expect(rowsOf('Every week').slice(0, 2)).toEqual([
    ' | Monday–Sunday today',
    'shops open now | 10:00–20:00',
  ]);
  const [days, shops, , , cinema] = rowsOf('Around the holidays');
  expect([days, shops, cinema]).toEqual([
    ' | 24\u00a0Dec | 25–\u206026\u00a0Dec',
    'shops | closed',
    'cinema | 10:00–14:00 | 10:00–20:00',
  ]);
  jest.useRealTimers();
});

test('spreads many days with other hours over tables that fit a phone', async () => {
  setClock('2026-12-01T12:00:00+01:00');
  const days = ['12-06', '12-13', '12-20', '12-24', '12-31'];
  const shown = await show({
    opening_exceptions: days.map((day) => ({
      ...{ groups: ['shops'], from: day, until: day, hours: ['10:00-16:00'] },
    })),
  });
  const columns = shown.getAllByRole('table', { name: 'Around the holidays' }).map((table) =>
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  );
  expect(columns).toEqual([
    ['6\u00a0Dec', '13\u00a0Dec', '20\u00a0Dec'],
    ['24\u00a0Dec', '31\u00a0Dec'],
  ]);
  jest.useRealTimers();
});

test('tracks each planner as the Get Direction event', async () => {
  window.dataLayer = [];
  consent.set('granted');
  const shown = await show();
  await shown.user.click(shown.getByRole('link', { name: /^By bike/ }));
  expect(window.dataLayer).toEqual([
    { event: 'Lead', category: 'Get Direction', label: 'Contact' },
  ]);
});
