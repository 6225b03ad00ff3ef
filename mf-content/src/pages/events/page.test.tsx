import type { Events, MallEvent } from '@mall/contracts';
import type { CallParams } from '@mall/runtime';
import {
  aConfig,
  anEditorialPage,
  anEvent,
  anImageSet,
  fireEvent,
  renderPage,
  setClock,
  waitFor,
} from '@mall/testing';
import { chipClass } from '@mall/ui/filter-chips';
import * as page from './page.tsx';

beforeEach(() => setClock('2026-11-25T12:00:30+01:00'));
afterEach(() => jest.useRealTimers());

const at = (day: string, from: string, until: string) => ({
  from: `${day}T${from}:00+01:00`,
  until: `${day}T${until}:00+01:00`,
});

/** Responds as the API does. */
const eventsOf =
  (all: MallEvent[], next: string | null = null) =>
  ({ from, days }: CallParams): Events => {
    const asked = Array.from({ length: Number(days) }, (_, index) =>
      new Date(Date.parse(`${from}T12:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
    );
    const timed = all.filter((event) => event.from.includes('T'));
    return {
      days: asked.map((day) => ({
        day,
        events: timed.filter((event) => event.from.startsWith(day)),
      })),
      ongoing: all.filter((event) => !event.from.includes('T')),
      next,
    };
  };

const calls = jest.fn();
const show = (path: string, all: MallEvent[], next?: string) =>
  renderPage(page, {
    app: 'content',
    path,
    data: {
      editorialPage: anEditorialPage(),
      config: aConfig(),
      events: (params: CallParams) => {
        calls(params);
        return eventsOf(all, next)(params);
      },
    },
  });

const today = anEvent({ title: 'Rays', ...at('2026-11-25', '11:00', '11:20'), price: 0 });
const later = anEvent({
  id: 'robots-20261128-1500',
  title: 'Robots',
  audience: 'From age 6',
  ...at('2026-11-28', '15:00', '16:30'),
  price: 2600,
});
const show60 = anEvent({ id: 'photos', title: 'Photos', from: '2026-11-03', until: '2026-12-12' });

test('shows the coming week day by day, and longer events below', async () => {
  const shown = await show('/events', [today, later, show60]);
  const headings = shown.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([
    'Today, Wednesday 25 November',
    'Saturday 28 November',
    'For several days',
  ]);
  const robots = shown.getByRole('link', { name: 'Robots' }).closest('article');
  expect(robots?.textContent).toContain('15:00–16:30');
  expect(robots?.textContent).toMatch(/Central square.*From age 6.*2,600/);
  shown.getByText('3 November – 12 December 2026');
});

test('shows a daily programme once, and what is on at other times by day', async () => {
  const rays = [25, 26, 27, 28, 29, 30].map((day) =>
    anEvent({
      ...{ id: `rays-202611${day}-1500`, title: 'Rays' },
      ...at(`2026-11-${day}`, '15:00', '15:20'),
    }),
  );
  const shown = await show('/events', [...rays, later]);
  expect(shown.getAllByRole('link', { name: 'Rays' })).toHaveLength(1);
  const row = shown.getByRole('link', { name: 'Rays' }).closest('article');
  expect(row?.textContent).toContain('25–30 November 2026');
  expect(row?.closest('section')?.querySelector('h2')?.textContent).toBe('Every day');
  shown.getByRole('heading', { name: 'Saturday 28 November' });
});

test('shows a film with the times that are still to come', async () => {
  const times = ['11:00', '14:30', '17:00'].map((time) => `2026-11-25T${time}:00+01:00`);
  const film = anEvent({
    ...{ id: 'snow-20261125', title: 'Snow', ages: { from: 6 }, times },
    ...at('2026-11-25', '11:00', '18:30'),
  });
  const shown = await show('/events?nap=ma&kor=gyerek', [film]);
  const row = shown.getByRole('link', { name: 'Snow' }).closest('article');
  expect(row?.querySelector('time')?.textContent).toBe('14:3017:00');
  expect(row?.textContent).toContain('from age 6');
  expect(shown.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
});

test('offers a calendar file until the event is over', async () => {
  const shown = await show('/events', [today, later]);
  const links = shown.getAllByRole('link', { name: /^Add to calendar/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/events/robots-20261128-1500.ics?lang=en',
  ]);
  expect(shown.getByRole('link', { name: 'Rays' }).closest('article')?.textContent).toContain(
    'over',
  );
});

test('sorts past events last without moving the list on screen', async () => {
  const soon = anEvent({ id: 'fish', title: 'Fish', ...at('2026-11-25', '12:00', '12:30') });
  const evening = anEvent({ id: 'choir', title: 'Choir', ...at('2026-11-25', '18:00', '19:00') });
  const shown = await show('/events', [today, soon, evening]);
  const titles = () =>
    shown.getAllByRole('article').map((row) => row.querySelector('a')?.textContent);
  expect(titles()).toEqual(['Fish', 'Choir', 'Rays']);
  setClock('2026-11-25T12:40:00+01:00');
  fireEvent(document, new Event('visibilitychange'));
  expect(shown.getAllByText('over')).toHaveLength(2);
  expect(titles()).toEqual(['Fish', 'Choir', 'Rays']);
});

test('keeps the old day at midnight until the new one is loaded', async () => {
  setClock('2026-11-25T23:58:30+01:00');
  const respond = jest.fn(eventsOf([today, later]));
  const data = { editorialPage: anEditorialPage(), config: aConfig(), events: respond };
  const shown = await renderPage(page, { app: 'content', path: '/events', data });
  const lookAt = (time: string) => {
    setClock(time);
    fireEvent(document, new Event('visibilitychange'));
  };
  respond.mockImplementation(() => {
    throw new Error('no network');
  });
  lookAt('2026-11-26T00:00:00+01:00');
  await waitFor(() => expect(respond).toHaveBeenLastCalledWith({ from: '2026-11-26', days: 7 }));
  shown.getByRole('heading', { name: 'Today, Wednesday 25 November' });
  respond.mockImplementation(eventsOf([{ ...today, ...at('2026-11-26', '11:00', '11:20') }]));
  lookAt('2026-11-26T00:01:00+01:00');
  await shown.findByRole('heading', { name: 'Today, Thursday 26 November' });
});

test.each([
  ['/programok', { from: '2026-11-25', days: 7 }, 'Programok'],
  ['/programok?nap=ma', { from: '2026-11-25', days: 1 }, 'Programok ma'],
  ['/events?nap=hetvege', { from: '2026-11-28', days: 2 }, 'What’s on this weekend'],
  ['/events?nap=hetvege&kor=gyerek', { from: '2026-11-28', days: 2, age: 'children' }, 'What’s on'],
  ['/events?kor=felnott&nap=2026-12-06', { from: '2026-12-06', days: 1, age: 18 }, 'What’s on'],
])('%s loads %j', async (path, params, title) => {
  const shown = await show(path, [later]);
  expect(calls).toHaveBeenLastCalledWith(params);
  shown.getByRole('heading', { level: 1, name: title });
});

test('gives a named day its own title and list', async () => {
  const { meta } = await show('/events?nap=hetvege', [later, show60]);
  expect(meta.title).toMatch(/^What’s on this weekend – /);
  expect(meta.structuredData?.[1]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { item: { '@type': 'Event', name: 'Robots', offers: { price: 2600 } } },
      { item: { '@type': 'Event', startDate: '2026-11-03', endDate: '2026-12-12' } },
    ],
  });
});

test.each([
  [{ '1x': '/media/fish.jpg', '2x': '/media/fish@2x.jpg' }, '/media/fish@2x.jpg'],
  [{ '1x': '/media/fish.jpg', '2x': undefined }, '/media/fish.jpg'],
])('gives search engines the largest of %j', async (files, file) => {
  const fish = anEvent({ image: anImageSet(files), ...at('2026-11-28', '12:00', '12:30') });
  const { meta } = await show('/events', [fish]);
  expect(meta.structuredData?.[1]).toMatchObject({
    itemListElement: [{ item: { image: [`https://mall.example${file}`] } }],
  });
});

test('keeps the age when the day changes, and the day when the age changes', async () => {
  const shown = await show('/events', [today, later]);
  await shown.user.selectOptions(shown.getByRole('combobox', { name: 'For whom' }), 'Aged 4');
  expect(shown.url()).toBe('/events?kor=4');
  await shown.user.click(shown.getByRole('link', { name: 'Weekend' }));
  expect(shown.url()).toBe('/events?nap=hetvege&kor=4');
  const chosen = await shown.findByRole('link', { name: 'Weekend', current: true });
  expect(chosen.className).toBe(chipClass());
  await shown.user.click(shown.getByRole('link', { name: 'Weekend with children' }));
  await shown.findByRole('link', { name: 'Weekend with children', current: true });
  expect(shown.url()).toBe('/events?nap=hetvege&kor=gyerek');
});

test('keeps the focus in the date field, which a named day empties', async () => {
  const shown = await show('/events', [today, later]);
  const field = shown.getByLabelText('Day') as HTMLInputElement;
  field.focus();
  fireEvent.change(field, { target: { value: '2026-11-28' } });
  await shown.findByRole('heading', { level: 2, name: 'Saturday 28 November' });
  await waitFor(() => expect(shown.queryByRole('link', { name: 'Rays' })).toBeNull());
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('2026-11-28');
  await shown.user.click(shown.getByRole('link', { name: 'Today' }));
  await shown.findByRole('link', { name: 'Rays' });
  expect(field.value).toBe('');
});

test('keeps the named day in the form without JavaScript', async () => {
  const shown = await show('/events?nap=holnap', [later]);
  const form = shown.getByRole('combobox').closest('form') as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/events');
  expect([...new FormData(form)]).toEqual([
    ['nap', 'holnap'],
    ['kor', ''],
    ['nap', ''],
  ]);
});

test('links an empty day to the next one and keeps the age', async () => {
  const shown = await show('/events?nap=ma&kor=4', [], '2026-11-28');
  shown.getByRole('heading', { name: 'Nothing has been announced for this time' });
  const next = shown.getByRole('link', { name: 'Next: Saturday 28 November' });
  expect(next.getAttribute('href')).toBe('/events?nap=2026-11-28&kor=4');
  expect(shown.getByRole('link', { name: 'Show all events' }).getAttribute('href')).toBe('/events');
});

test('shows no link to the same page when nothing is on', async () => {
  const shown = await show('/events', []);
  shown.getByRole('heading', { name: 'Nothing has been announced for this time' });
  expect(shown.queryByRole('link', { name: 'Show all events' })).toBeNull();
});
