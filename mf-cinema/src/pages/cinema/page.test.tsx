import { consent } from '@mall/runtime';
import {
  aConfig,
  aMovie,
  anEditorialPage,
  aProgramme,
  aScreening,
  fireEvent,
  renderPage,
  setClock,
} from '@mall/testing';
import { sampleTicketSection } from '../../features/tickets/testing/sample-tickets.ts';
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

const dataOf = (given = movies, until: string | null = null) => ({
  cinema: aProgramme({ movies: given, until }),
  config: aConfig(),
  editorialPage: anEditorialPage({ title: 'Mozi', sections: [sampleTicketSection] }),
});

const show = (path: string, ...given: Parameters<typeof dataOf>) =>
  renderPage(page, { app: 'cinema', path, data: dataOf(...given) });
type Shown = Awaited<ReturnType<typeof show>>;

const namesOf = (shown: Shown) =>
  shown.getAllByRole('article').map((entry) => entry.querySelector('h3')?.textContent);
const times = (shown: Shown) =>
  shown
    .getAllByRole('list', { name: /Kezdési időpontok|Starting times/ })
    .map((list) => [...list.querySelectorAll('time')].map((time) => time.textContent).join(' '));

beforeEach(() => setClock('2026-11-21T15:00:00+01:00'));
afterEach(() => jest.useRealTimers());

test('shows the movies of today, with seats in a new tab, which names of links announce', async () => {
  const shown = await show('/mozi');
  shown.getByRole('heading', { level: 1, name: 'Mozi' });
  expect(namesOf(shown)).toEqual(['Hegyek']);
  expect(times(shown)).toEqual(['16:45 19:00']);
  const names = [
    /16:45 1\. terem · szinkron · Hegyek · jegyvásárlás \(új lapon/,
    'Helyfoglalás Hegyek (új lapon nyílik meg)',
  ];
  for (const name of names) {
    const link = shown.getByRole('link', { name });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  }
});

test('takes the link from a screening that begins, and keeps the order of the movies', async () => {
  const at = (name: string, time: string) =>
    aMovie({ name, events: [aScreening(`2026-11-21T${time}:00+01:00`)] });
  const given = [at('Vége', '11:00'), at('Tenger', '19:00'), at('Hegyek', '16:45')];
  const shown = await show('/mozi', given);
  const order = ['Hegyek', 'Tenger', 'Vége'];
  expect(namesOf(shown)).toEqual(order);
  shown.getByRole('link', { name: /^16:45/ });
  setClock('2026-11-21T16:45:00+01:00');
  fireEvent(document, new Event('visibilitychange'));
  expect(shown.queryByRole('link', { name: /^16:45/ })).toBeNull();
  expect(shown.getAllByText(/már elkezdődött/)).toHaveLength(2);
  expect(namesOf(shown)).toEqual(order);
});

test.each(['/mozi', '/mozi?nap=2026-12-24'])(
  '%s shows the next day when no screening is left today',
  async (path) => {
    setClock('2026-11-21T23:30:00+01:00');
    const shown = await show(path);
    shown.getByText('Vetítések: november 22., vasárnap');
    expect(times(shown)).toEqual(['00:15', '11:00']);
  },
);

test('links a day without upcoming screenings to the next one, or else to the first', async () => {
  setClock('2026-11-21T23:30:00+01:00');
  const shown = await show('/mozi?nap=2026-11-21');
  expect(times(shown)).toEqual(['16:45 19:00']);
  const next = shown.getByRole('link', { name: 'november\u00a022., vasárnap, 00:15 – Hegyek' });
  await shown.user.click(next);
  await shown.findByText('Vetítések: november 22., vasárnap');
  await shown.user.click(shown.getByRole('link', { name: 'nov.\u00a024.\u00a0(k)' }));
  await shown.findByText(/Erre a napra nincs több vetítés/);
  expect(shown.queryByRole('article')).toBeNull();
  shown.getByRole('link', { name: 'november\u00a022., vasárnap, 00:15 – Hegyek' });
});

test('marks the new last day as unknown after midnight', async () => {
  setClock('2026-11-21T23:30:00+01:00');
  const week = aMovie({ events: [aScreening('2026-11-27T19:00:00+01:00')] });
  const shown = await show('/mozi', [week]);
  setClock('2026-11-22T00:00:00+01:00');
  fireEvent(document, new Event('visibilitychange'));
  await shown.user.click(await shown.findByRole('link', { name: 'nov.\u00a028.\u00a0(szo)' }));
  await shown.findByText(/Ennek a napnak a műsora még nem került fel/);
  await shown.user.click(shown.getByRole('link', { name: 'nov.\u00a026.\u00a0(cs)' }));
  await shown.findByText(/Erre a napra nincs több vetítés/);
});

test('selects a day by its link', async () => {
  const shown = await show('/cinema');
  const days = shown.getByRole('navigation', { name: 'Days of the programme' });
  const [today, tomorrow] = [...days.querySelectorAll('a')];
  expect(today?.getAttribute('aria-current')).toBe('date');
  expect(tomorrow?.getAttribute('href')).toBe('/cinema?nap=2026-11-22');
  await shown.user.click(tomorrow as HTMLElement);
  await shown.findByRole('heading', { name: 'Tenger' });
  expect(namesOf(shown)).toEqual(['Hegyek', 'Tenger']);
});

test('keeps filters in the URL and links on when nothing matches', async () => {
  const films = [
    aMovie({
      name: 'Hegyek',
      age_rating: 16,
      events: [aScreening('2026-11-21T16:45:00+01:00', { version: 'subbed' })],
    }),
    aMovie({ name: 'Tenger', age_rating: 6, events: [aScreening('2026-11-22T11:00:00+01:00')] }),
  ];
  const shown = await show('/mozi?valtozat=subbed&napszak=hajnal', films);
  expect(namesOf(shown)).toEqual(['Hegyek']);
  const ages = shown.getByRole('combobox', { name: 'Korhatár' });
  await shown.user.selectOptions(shown.getByRole('combobox', { name: 'Változat' }), 'Mind');
  await shown.user.selectOptions(ages, 'gyerekfilm');
  await shown.findByText('Ezen a napon nincs ilyen vetítés.');
  expect(shown.queryByRole('article')).toBeNull();
  const next = shown.getByRole('link', { name: 'november\u00a022., vasárnap, 11:00 – Tenger' });
  expect(next.getAttribute('href')).toBe('/mozi?nap=2026-11-22&kor=6');
  await shown.user.click(next);
  await shown.findByRole('heading', { name: 'Tenger' });
  await shown.user.click(shown.getByRole('link', { name: 'Ma' }));
  await shown.user.click(await shown.findByRole('link', { name: 'Szűrők törlése' }));
  await shown.findByRole('heading', { name: 'Hegyek' });
});

test('shows the trailer in a dialog, and in a new tab on request', async () => {
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
  expect(shown.dialogs.showTrailer).toHaveBeenCalledWith({
    link: movie.trailer,
    title: 'Hegyek – előzetes',
  });
});

test('records clicks on times and seats with consent', async () => {
  consent.set('granted');
  const shown = await show('/mozi');
  await shown.user.click(shown.getByRole('link', { name: /^16:45/ }));
  await shown.user.click(shown.getByRole('link', { name: /^Helyfoglalás Hegyek/ }));
  expect(window.dataLayer).toEqual([
    { event: 'Lead', category: 'BookTime', label: 'Movie' },
    { event: 'Lead', category: 'BookMovie', label: 'Movie' },
  ]);
});

test('shows a message for an empty programme', async () => {
  const shown = await show('/mozi', []);
  shown.getByRole('heading', { name: 'Most nincs meghirdetett vetítés' });
});

test('shows the lowest ticket price of a movie by format, day and rating', async () => {
  const on = (time: string, format: '2D' | '3D' = '2D') =>
    aScreening(`2026-11-${time}:00+01:00`, { format });
  const films = [
    aMovie({ name: 'Hegyek', age_rating: 16, events: [on('21T16:00'), on('25T16:00')] }),
    aMovie({ name: 'Tenger', age_rating: 6, events: [on('21T19:00', '3D'), on('21T18:00')] }),
  ];
  const shown = await show('/mozi', films);
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  const priced = () =>
    shown
      .getAllByText(/^(Jegy|wednesday_ticket)[ :]/)
      .map((note) => plain(note.closest('p')?.textContent ?? ''));
  expect(priced()).toEqual(['Jegy 2600 Ft-tól', 'Jegy 2300 Ft-tól 3D 2500 Ft-tól']);
  const family = plain(shown.getByText(/^2 felnőtt/).textContent ?? '');
  expect(family).toBe('2 felnőtt + 2 gyerek, nov. 21. (szo): 10 800 Ft · 3D: 13 200 Ft');
  await shown.user.click(shown.getByRole('link', { name: 'nov.\u00a025.\u00a0(sze)' }));
  await shown.findByText(/Vetítések: november 25/);
  expect(priced()).toEqual(['wednesday_ticket: 2200 Ft']);
  expect(plain(shown.getByText(/^2 felnőtt/).textContent ?? '')).toMatch(/\(sze\): 8800 Ft$/);
  const table = shown.getByRole('table', { name: 'Jegyárak a vetítés fajtája szerint' });
  const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent ?? '')),
  );
  expect(rows).toEqual([
    ['full_price', '3100 Ft', '3700 Ft', '3300 Ft'],
    ['student_normal', '2600 Ft', '3200 Ft', '2800 Ft'],
    ['junior_normal', '2300 Ft', '2900 Ft', '2500 Ft'],
    ['wednesday_ticket', '2200 Ft', '–', '–'],
  ]);
});

test('names the next movie for children on a day without upcoming screenings', async () => {
  const films = [
    aMovie({ name: 'Hegyek', age_rating: 12, events: [aScreening('2026-11-22T11:00:00+01:00')] }),
    aMovie({ name: 'Hat', age_rating: 6, events: [aScreening('2026-11-22T12:00:00+01:00')] }),
    aMovie({ name: 'Mesék', age_rating: 0, events: [aScreening('2026-11-23T10:00:00+01:00')] }),
  ];
  const shown = await show('/cinema?nap=2026-11-21', films);
  shown.getByRole('link', { name: 'Sunday 22\u00a0November, 11:00 – Hegyek' });
  const next = shown.getByRole('link', { name: 'Monday 23\u00a0November, 10:00 – Mesék' });
  expect(next.closest('span')?.textContent).toMatch(/^The next film for children:/);
  expect(next.getAttribute('href')).toBe('/cinema?nap=2026-11-23');
});

test('shows when the programme was imported and which day is missing', async () => {
  const shown = await show('/mozi?nap=2026-11-24', movies, '2026-11-23');
  shown.getByText('Ennek a napnak a műsora még nem került fel.');
  shown.getByText(/frissítettük: november 20\., péntek, 09:30\. .* november 23\., hétfő\.$/);
  const rules = await show('/cinema?nap=2026-11-24');
  rules.getByText('There are no more screenings on this day.');
  rules.getByText('Programme last updated: Friday 20 November, 09:30.');
});

test('describes the cinema with all screenings, movies and prices as structured data', async () => {
  setClock('2026-11-21T17:00:00+01:00');
  const { meta } = await show('/mozi');
  const cinema = { '@id': 'https://mall.example/mozi#mozi' };
  const film = { '@id': `https://mall.example/mozi/${movie.id}#film` };
  expect(meta.structuredData).toMatchObject([
    {
      ...cinema,
      '@type': 'MovieTheater',
      url: 'https://mall.example/mozi',
      screenCount: 11,
      address: { addressLocality: 'Budapest' },
      openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }],
      event: [
        {
          '@type': 'ScreeningEvent',
          name: 'Hegyek',
          startDate: '2026-11-21T19:00:00+01:00',
          inLanguage: 'hu',
          location: cinema,
          workPresented: film,
          offers: {
            '@type': 'Offer',
            price: 2600,
            priceCurrency: 'HUF',
            url: `https://mall.example/mozi/${movie.id}`,
            availability: 'https://schema.org/InStock',
          },
        },
        { startDate: '2026-11-22T00:15:00+01:00' },
        { name: 'Tenger', offers: { price: 2300 } },
      ],
    },
    { ...film, '@type': 'Movie', name: 'Hegyek', duration: 'PT118M', contentRating: '16' },
    { '@type': 'Movie', name: 'Tenger' },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Kezdőlap' }, { position: 2 }] },
  ]);
});

test.each([
  [
    'the next screening changes the order',
    '2026-11-21T16:44:59+01:00',
    '2026-11-21T16:45:00+01:00',
  ],
  ['the one after that', '2026-11-21T16:45:00+01:00', '2026-11-21T19:00:00+01:00'],
  ['midnight after the last one', '2026-11-21T23:30:00+01:00', '2026-11-22T00:00:00+01:00'],
])('keeps the rendered page until %s', async (_what, now, end) => {
  setClock(now);
  expect((await show('/mozi')).loaderData).toMatchObject({ validUntil: Date.parse(end) });
});
