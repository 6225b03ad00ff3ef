import { aConfig, renderSlot, setClock } from '@mall/testing';
import { lookAgainAt } from '../../../testing/look-again-at.ts';
import { Today } from './today.tsx';

const at = (day: string, from: string, until: string) => ({
  from: `2026-11-${day}T${from}:00+01:00`,
  until: `2026-11-${day}T${until}:00+01:00`,
});
const beginning = (title: string, times: ReturnType<typeof at>) => ({
  ...{ id: title, title, url: '/events', note: 'Square', ...times },
});
const today = {
  events: [
    beginning('Wrapping', at('25', '11:00', '19:00')),
    beginning('Sharks', at('25', '15:00', '15:30')),
    beginning('Rays', at('26', '11:00', '11:20')),
    beginning('Otters', at('26', '12:00', '12:20')),
    beginning('Turtles', at('26', '13:00', '13:20')),
  ],
  films: [
    beginning('Snow', at('25', '12:30', '14:00')),
    beginning('Sea', at('25', '17:00', '19:00')),
  ],
  ending: [{ title: 'Coats', url: '/discounts/coats', until: '2026-11-27', shop: 'Reserved' }],
};

const show = (config = aConfig()) =>
  renderSlot(
    { Component: Today, loader: ({ load }) => Promise.all([load('config'), load('today')]) },
    { app: 'content', language: 'en', data: { config, today } },
  );
type Shown = Awaited<ReturnType<typeof show>>;

const rowsOf = (shown: Shown, name: string) =>
  [...shown.getByRole('region', { name }).querySelectorAll('li')].map((row) => row.textContent);

beforeEach(() => setClock('2026-11-25T12:00:00+01:00'));
afterEach(() => jest.useRealTimers());

test('shows the next events and films by time, and what ends soon', async () => {
  const shown = await show();
  shown.getByRole('heading', { level: 2, name: 'Today, Wednesday 25\u00a0November' });
  expect(rowsOf(shown, 'Events')).toEqual([
    '11:00Wrappinguntil 19:00 · Square',
    '15:00SharksSquare',
    '11:00Raystomorrow · Square',
    '12:00Otterstomorrow · Square',
  ]);
  expect(rowsOf(shown, 'At the cinema')).toEqual(['12:30SnowSquare', '17:00SeaSquare']);
  expect(rowsOf(shown, 'Ending soon')).toEqual(['Reserved: Coatslast day: 27\u00a0Nov']);
  const target = (name: string) => shown.getByRole('link', { name }).getAttribute('href');
  expect(target('All events')).toBe('/events');
  expect(target('Full programme')).toBe('/cinema');
});

test('drops what has begun or is over while the page is open', async () => {
  const shown = await show();
  lookAgainAt('2026-11-25T15:40:00+01:00');
  expect(rowsOf(shown, 'Events')[0]).toBe('11:00Wrappinguntil 19:00 · Square');
  expect(rowsOf(shown, 'At the cinema')).toEqual(['17:00SeaSquare']);
  lookAgainAt('2026-11-28T15:40:00+01:00');
  shown.getAllByText('Nothing is announced at the moment.');
  expect(shown.queryByRole('region', { name: 'Ending soon' })).toBeNull();
});

test('links to map, shops, car park, directions and information', async () => {
  const shown = await show();
  const ways = shown.getByRole('navigation', { name: 'Where to go' });
  const links = [...ways.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Map', '/shops/map'],
    ['All shops', '/shops'],
    ['Parking', '/contact#parkolas'],
    ['Getting here', '/contact'],
    ['Information', '/info'],
  ]);
});

test('says whether the mall is open, also while the page is', async () => {
  const shown = await show();
  for (const [time, hours, text] of [
    ['08:00', '10:00', 'Closed, opens 10:00'],
    ['12:00', 'until 20:00', 'Open until 20:00'],
    ['21:00', 'until 23:00', 'Limited hours until 23:00'],
    ['23:30', 'tomorrow 10:00', 'Closed, opens tomorrow 10:00'],
  ] as const) {
    lookAgainAt(`2026-11-25T${time}:00+01:00`);
    expect(shown.getByText(hours).closest('p')?.textContent).toBe(text);
  }
});

test('announces other hours of the coming week, and who is open besides the shops', async () => {
  setClock('2026-12-31T21:00:00+01:00');
  const { opening_hours } = aConfig();
  const late = { hours: '10:00-23:00', from: 'monday' as const, to: 'sunday' as const };
  const newYear = { groups: ['shops'], from: '01-01', until: '01-01', hours: [] };
  const config = aConfig({
    opening_hours: { ...opening_hours, cinema: [late] },
    opening_exceptions: [{ ...newYear, reason: 'New Year’s Day' }],
  });
  const shown = await show(config);
  shown.getByText('1 Jan: closed (New Year’s Day)');
  shown.getByText('Open now: cinema');
});
