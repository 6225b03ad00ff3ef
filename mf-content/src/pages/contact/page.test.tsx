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

const CONFIG = aConfig();
CONFIG.contact.profiles = ['https://social.example/mall'];

const show = () =>
  renderPage(page, {
    app: 'content',
    path: '/contact',
    data: { editorialPage: CONTENT, config: CONFIG },
  });

test('links a planner for each means of travel', async () => {
  const shown = await show();
  const planners = shown.getByRole('navigation', { name: 'Directions from where you are' });
  const links = [...planners.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^By car/),
    expect.stringMatching(/^By public transport/),
    expect.stringMatching(/^By bike/),
    expect.stringMatching(/^On foot/),
    expect.stringMatching(/^OpenStreetMap/),
  ]);
  expect(links.every(({ target }) => target === '_blank')).toBe(true);
});

test('links its sections from the top, and all opening hours by their anchor', async () => {
  const shown = await show();
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
    { '@type': 'ShoppingCenter', sameAs: ['https://social.example/mall'] },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('shows who is open on which day, and on the days with other hours', async () => {
  setClock('2026-12-23T12:00:00+01:00');
  const shown = await renderPage(page, {
    app: 'content',
    path: '/contact',
    data: {
      editorialPage: CONTENT,
      config: aConfig({
        opening_exceptions: [
          { groups: ['shops', 'gym'], from: '12-24', until: '12-26', hours: [] },
          { groups: ['cinema'], from: '12-24', until: '12-24', hours: ['10:00-14:00'] },
        ],
      }),
    },
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
    ' | 24 Dec | 25–26 Dec',
    'shops | closed',
    'cinema | 10:00–14:00 | 10:00–20:00',
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
