import type { Events, MallEvent } from '@mall/contracts';
import { addDays } from '@mall/opening-hours';
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
import { lookAgainAt } from '../../testing/look-again-at.ts';
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
  ({ from, days }: CallParams): Events => ({
    days: Array.from({ length: Number(days) }, (_, index) => addDays(String(from), index)).map(
      (day) => ({ day, events: all.filter((event) => event.from.startsWith(`${day}T`)) }),
    ),
    ongoing: all.filter((event) => !event.from.includes('T')),
    next,
  });

async function show(path: string, all: MallEvent[], next?: string) {
  const events = jest.fn(eventsOf(all, next));
  const data = { editorialPage: anEditorialPage(), config: aConfig(), events };
  return { ...(await renderPage(page, { app: 'content', path, data })), events };
}

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
    'Today, Wednesday 25\u00a0November',
    'Saturday 28\u00a0November',
    'For several days',
  ]);
  const robots = shown.getByRole('link', { name: 'Robots' }).closest('article');
  expect(robots?.textContent).toContain('15:00–16:30');
  expect(robots?.textContent).toMatch(/Central square.*From age 6.*2,600/);
  shown.getByText('3 November – 12 December 2026');
});

test('shows the chosen age while its events load, until the page shows another choice', async () => {
  const all = eventsOf([today, later]);
  const pending = jest.fn(() => new Promise<never>(() => undefined));
  const events = (params: CallParams) => ('age' in params ? pending() : all(params));
  const data = { editorialPage: anEditorialPage(), config: aConfig(), events };
  const shown = await renderPage(page, { app: 'content', path: '/events', data });
  const age = shown.getByRole('combobox') as HTMLSelectElement;
  await shown.user.selectOptions(age, 'gyerek');
  await waitFor(() => expect(pending).toHaveBeenCalled());
  expect(age.value).toBe('gyerek');
  await shown.user.click(shown.getByRole('link', { name: 'Tomorrow' }));
  await waitFor(() => expect(shown.url()).toBe('/events?nap=holnap'));
  expect(age.value).toBe('');
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
  expect(row?.textContent).toContain('25–\u206030\u00a0November\u00a02026');
  expect(row?.closest('section')?.querySelector('h2')?.textContent).toBe('Every day');
  shown.getByRole('heading', { name: 'Saturday 28\u00a0November' });
});

test('shows a daily film once in the week in which the clock changes', async () => {
  setClock('2027-03-25T12:00:30+01:00');
  const films = [25, 26, 27, 28, 29, 30, 31].map((day) => {
    const time = `2027-03-${day}T18:30:00+0${day < 28 ? 1 : 2}:00`;
    return anEvent({ id: `snow-202703${day}`, title: 'Snow', from: time, times: [time] });
  });
  const shown = await show('/events', films);
  expect(shown.getAllByRole('link', { name: 'Snow' })).toHaveLength(1);
});

test.each([
  ['another event', [later]],
  ['nothing at all', []],
])('names the days in a row of a programme alone, where between them is %s', async (_, others) => {
  const days = [25, 26, 27, 30].map((day) =>
    anEvent({
      ...{ id: `snow-202611${day}-1500`, title: 'Snow' },
      ...at(`2026-11-${day}`, '15:00', '15:20'),
    }),
  );
  const shown = await show('/events', [...days, ...others]);
  const [row, single, ...more] = shown
    .getAllByRole('link', { name: 'Snow' })
    .map((link) => link.closest('article'));
  expect(row?.textContent).toContain('25–\u206027\u00a0November\u00a02026');
  expect(single?.closest('section')?.querySelector('h2')?.textContent).toBe(
    'Monday 30\u00a0November',
  );
  expect(more).toEqual([]);
});

test('shows a film with the times that are still to come', async () => {
  const times = ['11:00', '14:30', '17:00'].map((time) => `2026-11-25T${time}:00+01:00`);
  const film = anEvent({
    ...{ id: 'snow-20261125', title: 'Snow', ages: { from: 6 }, times },
    ...at('2026-11-25', '11:00', '18:30'),
  });
  const shown = await show('/events?nap=ma&kor=gyerek', [film]);
  const row = shown.getByRole('link', { name: 'Snow' }).closest('article');
  expect(row?.querySelector('time')?.textContent).toBe('14:30, 17:00');
  expect(row?.textContent).toContain('from age 6');
  expect(shown.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
});

test('sorts past events last without moving the list on screen, and has files of the others', async () => {
  const soon = anEvent({ id: 'fish', title: 'Fish', ...at('2026-11-25', '12:00', '12:30') });
  const evening = anEvent({ id: 'choir', title: 'Choir', ...at('2026-11-25', '18:00', '19:00') });
  const shown = await show('/events', [today, soon, evening]);
  const titles = () =>
    shown.getAllByRole('article').map((row) => row.querySelector('a')?.textContent);
  expect(titles()).toEqual(['Fish', 'Choir', 'Rays']);
  lookAgainAt('2026-11-25T12:40:00+01:00');
  expect(shown.getAllByText('over')).toHaveLength(2);
  expect(titles()).toEqual(['Fish', 'Choir', 'Rays']);
  const file = shown.getByRole('link', { name: /^Add to calendar/ });
  expect(file.getAttribute('href')).toBe('/api/events/choir.ics?lang=en');
});

test('keeps the old day at midnight until the new one is loaded', async () => {
  setClock('2026-11-25T23:58:30+01:00');
  const shown = await show('/events', [today, later]);
  shown.events.mockImplementation(() => {
    throw new Error('no network');
  });
  lookAgainAt('2026-11-26T00:00:00+01:00');
  const asked = { from: '2026-11-26', days: 7 };
  await waitFor(() => expect(shown.events).toHaveBeenLastCalledWith(asked));
  shown.getByRole('heading', { name: 'Today, Wednesday 25\u00a0November' });
  const rays = anEvent({ title: 'Rays', ...at('2026-11-26', '11:00', '11:20') });
  shown.events.mockImplementation(eventsOf([rays]));
  lookAgainAt('2026-11-26T00:01:00+01:00');
  await shown.findByRole('heading', { name: 'Today, Thursday 26\u00a0November' });
});

test.each([
  ['/programok', { from: '2026-11-25', days: 7 }, 'Programok'],
  ['/events?nap=hetvege&kor=gyerek', { from: '2026-11-28', days: 2, age: 'children' }, 'What’s on'],
])('%s loads %j', async (path, params, title) => {
  const shown = await show(path, [later]);
  expect(shown.events).toHaveBeenLastCalledWith(params);
  shown.getByRole('heading', { level: 1, name: title });
});

test('describes the events of a named day under its own title', async () => {
  const { meta, getByRole } = await show('/events?nap=hetvege', [later, show60]);
  getByRole('heading', { level: 1, name: 'What’s on this weekend' });
  expect(meta.title).toMatch(/^What’s on this weekend – /);
  expect(meta.structuredData?.[1]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { item: { '@type': 'Event', name: 'Robots', offers: { price: 2600 } } },
      { item: { '@type': 'Event', startDate: '2026-11-03', endDate: '2026-12-12' } },
    ],
  });
});

test('gives search engines the largest picture that an event has', async () => {
  const sharp = anImageSet({ '1x': '/media/fish.jpg', '2x': '/media/fish@2x.jpg' });
  const small = anImageSet({ '1x': '/media/ray.jpg', '2x': undefined });
  const events = [sharp, small].map((image) => anEvent({ image }));
  const { meta } = await show('/events', events);
  expect(meta.structuredData?.[1]).toMatchObject({
    itemListElement: ['/media/fish@2x.jpg', '/media/ray.jpg'].map((file) => ({
      item: { image: [`https://mall.example${file}`] },
    })),
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
  await shown.findByRole('heading', { level: 2, name: 'Saturday 28\u00a0November' });
  await waitFor(() => expect(shown.queryByRole('link', { name: 'Rays' })).toBeNull());
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('2026-11-28');
  await shown.user.click(shown.getByRole('link', { name: 'Today' }));
  await shown.findByRole('link', { name: 'Rays' });
  expect(field.value).toBe('');
});

test('reports a typed day that has passed, and does not change the list', async () => {
  const shown = await show('/events', [today, later]);
  const field = shown.getByLabelText('Day') as HTMLInputElement;
  await shown.user.click(field);
  fireEvent.change(field, { target: { value: '2026-11-01' } });
  expect(shown.queryByText(/This day has passed/)).toBeNull();
  await shown.user.tab();
  await shown.findByText(/This day has passed/);
  expect(shown.url()).toBe('/events');
  fireEvent.change(field, { target: { value: '2026-11-28' } });
  await shown.findByRole('heading', { level: 2, name: 'Saturday 28\u00a0November' });
  expect(shown.queryByText(/This day has passed/)).toBeNull();
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

test('leads on from a day without events, but not to the same page', async () => {
  const shown = await show('/events?nap=ma&kor=4', [], '2026-11-28');
  shown.getByRole('heading', { name: 'Nothing has been announced for this time' });
  const next = shown.getByRole('link', { name: 'Next: Saturday 28\u00a0November' });
  expect(next.getAttribute('href')).toBe('/events?nap=2026-11-28&kor=4');
  const all = { name: 'Show all events' };
  expect(shown.getByRole('link', all).getAttribute('href')).toBe('/events');
  shown.unmount();
  expect((await show('/events', [])).queryByRole('link', all)).toBeNull();
});
