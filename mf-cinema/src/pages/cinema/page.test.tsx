import { consent } from '@mall/runtime';
import {
  aConfig,
  aMovie,
  anEditorialPage,
  aProgramme,
  aScreening,
  renderPage,
  setClock,
} from '@mall/testing';
import * as page from './page.tsx';

const movie = aMovie({
  name: 'Hegyek',
  genre: 'Dráma',
  age_rating: 16,
  length: 118,
  sub_dub: ['original', 'subbed'],
  events: [
    aScreening('2026-11-21T16:45:00+01:00'),
    aScreening('2026-11-21T19:00:00+01:00'),
    aScreening('2026-11-22T00:15:00+01:00'),
  ],
});
const other = aMovie({ name: 'Tenger', events: [aScreening('2026-11-22T11:00:00+01:00')] });
const movies = [movie, other, aMovie({ name: 'Hamarosan' })];

const show = (path: string, given = movies) =>
  renderPage(page, {
    app: 'cinema',
    path,
    data: {
      cinema: aProgramme({ movies: given }),
      config: aConfig(),
      editorialPage: anEditorialPage({ title: 'Mozi' }),
    },
  });
type Shown = Awaited<ReturnType<typeof show>>;

const namesOf = (shown: Shown) =>
  shown.getAllByRole('article').map((entry) => entry.querySelector('h3')?.textContent);
const times = (shown: Shown) =>
  shown
    .getAllByRole('list', { name: /Kezdési időpontok|Starting times/ })
    .map((list) => [...list.querySelectorAll('time')].map((time) => time.textContent).join(' '));

beforeEach(() => setClock('2026-11-21T15:00:00+01:00'));
afterEach(() => jest.useRealTimers());

test('today’s movies are shown with their times', async () => {
  const shown = await show('/mozi');
  shown.getByRole('heading', { level: 1, name: 'Mozi' });
  expect(namesOf(shown)).toEqual(['Hegyek']);
  expect(times(shown)).toEqual(['16:45 19:00']);
});

test('what has begun is left out', async () => {
  setClock('2026-11-21T17:00:00+01:00');
  expect(times(await show('/mozi'))).toEqual(['19:00']);
});

test('the next day is shown when nothing is left today', async () => {
  setClock('2026-11-21T23:30:00+01:00');
  const shown = await show('/mozi');
  shown.getByText('Vetítések: november 22., vasárnap');
  expect(times(shown)).toEqual(['00:15', '11:00']);
});

test('a day is chosen by a link', async () => {
  const shown = await show('/cinema');
  const days = shown.getByRole('navigation', { name: 'Days of the programme' });
  const [today, tomorrow] = [...days.querySelectorAll('a')];
  expect(today?.getAttribute('aria-current')).toBe('date');
  expect(tomorrow?.getAttribute('href')).toBe('/cinema?nap=2026-11-22');
  await shown.user.click(tomorrow as HTMLElement);
  await shown.findByRole('heading', { name: 'Tenger' });
  expect(namesOf(shown)).toEqual(['Hegyek', 'Tenger']);
});

test('a day that is not in the programme shows the next one', async () => {
  expect(namesOf(await show('/mozi?nap=1999-01-01'))).toEqual(['Hegyek']);
});

test('a movie has its facts in words', async () => {
  const shown = await show('/mozi');
  for (const text of ['Dráma', '16 éven felül', '118 perc', 'eredeti nyelvű', 'feliratos']) {
    shown.getByText(text);
  }
});

test('a screening has its hall, 3D, and the version where it differs', async () => {
  const events = [
    aScreening('2026-11-21T16:45:00+01:00', { format: '3D', version: 'dubbed', hall: 2 }),
    aScreening('2026-11-21T19:00:00+01:00', { version: 'subbed', hall: 11 }),
  ];
  const shown = await show('/cinema', [aMovie({ events })]);
  shown.getByRole('link', { name: /^16:45 3D · dubbed · hall 2 / });
  shown.getByRole('link', { name: /^19:00 subtitled · hall 11 / });
});

test('tickets and seats open in a new tab and say so', async () => {
  const shown = await show('/mozi');
  const names = [
    /16:45 1\. terem jegyvásárlás \(új lapon/,
    'Helyfoglalás Hegyek (új lapon nyílik meg)',
  ];
  for (const name of names) {
    const link = shown.getByRole('link', { name });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  }
});

test('the trailer is shown in a dialog; another tab is still the visitor’s choice', async () => {
  const shown = await show('/mozi');
  const link = shown.getByRole('link', { name: 'Előzetes Hegyek' });
  expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
    '_blank',
    movie.trailer,
  ]);
  await shown.user.keyboard('{Control>}');
  await shown.user.click(link);
  await shown.user.keyboard('{/Control}');
  expect(shown.dialogs.showTrailer).not.toHaveBeenCalled();
  await shown.user.click(link);
  expect(shown.dialogs.showTrailer).toHaveBeenCalledWith({ link: movie.trailer, title: 'Hegyek' });
});

test('with consent a press on a time and on the seats of a movie is recorded', async () => {
  consent.set('granted');
  const shown = await show('/mozi');
  await shown.user.click(shown.getByRole('link', { name: /^16:45/ }));
  await shown.user.click(shown.getByRole('link', { name: /^Helyfoglalás Hegyek/ }));
  expect(window.dataLayer).toEqual([
    { event: 'Lead', category: 'BookTime', label: 'Movie' },
    { event: 'Lead', category: 'BookMovie', label: 'Movie' },
  ]);
});

test('an empty programme says so', async () => {
  const shown = await show('/mozi', []);
  shown.getByRole('heading', { name: 'Most nincs meghirdetett vetítés' });
});

test('the head lists the screenings of the first day', async () => {
  const { meta } = await show('/mozi');
  expect(meta.structuredData).toMatchObject([
    {
      '@type': 'MovieTheater',
      url: 'https://mall.example/mozi',
      openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }],
    },
    { '@type': 'ScreeningEvent', name: 'Hegyek', startDate: '2026-11-21T16:45:00+01:00' },
    { '@type': 'ScreeningEvent', name: 'Hegyek', workPresented: { duration: 'PT118M' } },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Kezdőlap' }, { position: 2 }] },
  ]);
});
