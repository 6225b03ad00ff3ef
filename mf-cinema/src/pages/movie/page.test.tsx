import {
  aConfig,
  aMovie,
  anEditorialPage,
  aScreening,
  renderPage,
  setClock,
  within,
} from '@mall/testing';
import { sampleTicketSection } from '../../features/tickets/testing/sample-tickets.ts';
import * as page from './page.tsx';

const movie = aMovie({
  id: 'hegyek',
  name: 'Hegyek',
  lead: 'Két testvér egy télen át tartja nyitva az utolsó menedékházat a hágó alatt.',
  genre: 'Dráma',
  age_rating: 16,
  length: 118,
  events: [
    aScreening('2026-11-21T14:00:00+01:00'),
    aScreening('2026-11-21T19:00:00+01:00', { version: 'subbed', format: '3D', hall: 11 }),
    aScreening('2026-11-23T11:00:00+01:00', { id: 'hegyek-7', url: 'https://tickets.example/7' }),
  ],
});

const show = (path: string, given = movie, sections = [sampleTicketSection]) =>
  renderPage(page, {
    app: 'cinema',
    path,
    data: { movie: given, config: aConfig(), editorialPage: anEditorialPage({ sections }) },
  });

beforeEach(() => setClock('2026-11-21T15:00:00+01:00'));
afterEach(() => jest.useRealTimers());

test('shows the facts, the trailer and the week of a movie', async () => {
  const shown = await show('/mozi/hegyek');
  shown.getByRole('heading', { level: 1, name: 'Hegyek' });
  for (const text of ['Dráma', '16 éven felül', '118 perc', movie.lead]) shown.getByText(text);
  shown.getByRole('link', { name: 'Előzetes Hegyek' });
  const week = within(shown.getByRole('region', { name: 'Vetítések a következő napokban' }));
  const days = week.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['november\u00a021., szombat', 'november\u00a023., hétfő']);
  week.getByText(/^3D 2800\sFt-tól$/);
  week.getByText(/^Jegy 2600\sFt-tól$/);
});

test('shows the price for a family on the next day, and links to the planner with these people', async () => {
  const shown = await show('/mozi/hegyek', { ...movie, age_rating: 6 });
  const price = shown.getByText(/^2 felnőtt \+ 2 gyerek/).closest('p');
  expect(price?.textContent?.replace(/\s/gu, ' ')).toContain('nov. 21. (szo): 3D: 13 200 Ft');
  const url = shown.getByRole('link', { name: 'Kiszámolom a mi árunkat' }).getAttribute('href');
  expect(url).toBe(
    '/elmenyek?nap=2026-11-21&kor=40&kor=38&kor=12&kor=8&hely=cinema&terhatas=igen#arkalkulator',
  );
  shown.unmount();
  const grownUps = await show('/mozi/hegyek');
  expect(grownUps.queryByText(/^2 felnőtt/)).toBeNull();
});

test('shows no prices without tariffs', async () => {
  const shown = await show('/mozi/hegyek', movie, []);
  expect(shown.queryByText(/Ft-tól/)).toBeNull();
  expect(JSON.stringify(shown.meta.structuredData)).not.toContain('priceCurrency');
});

test('names seats by time, format, version, hall and movie, without a link once begun', async () => {
  const shown = await show('/cinema/hegyek');
  const seats = shown.getByRole('link', { name: /^11:00 dubbed · hall 1 · Hegyek · tickets/ });
  expect(seats.getAttribute('href')).toBe('https://tickets.example/7');
  shown.getByRole('link', { name: /^19:00 3D · subtitled · hall 11 · Hegyek/ });
  expect(shown.queryByRole('link', { name: /^14:00/ })).toBeNull();
  const [first, second, ...others] = shown.getAllByRole('link', { name: /^Add to calendar/ });
  expect(others).toEqual([]);
  expect(first?.getAttribute('aria-label')).toBe(
    'Add to calendar: Hegyek, Saturday 21\u00a0November, 19:00',
  );
  expect(second?.getAttribute('href')).toBe('/api/screenings/hegyek-7.ics?lang=en');
});

test('titles the dialog of the trailer by the film that it shows', async () => {
  const shown = await show('/cinema/hegyek', { ...movie, trailer_shows: 'Sintel' });
  await shown.user.click(shown.getByRole('link', { name: 'Trailer Hegyek' }));
  const title = 'Sintel – trailer';
  expect(shown.dialogs.showTrailer).toHaveBeenCalledWith({ link: movie.trailer, title });
});

test('gives search engines the rating of a movie for all ages', async () => {
  const { meta } = await show('/mozi/hegyek', aMovie({ id: 'hegyek', age_rating: 0 }));
  expect(meta.structuredData).toMatchObject([{ contentRating: 'KN' }, {}, {}]);
});

test('shows a message for a movie without screenings this week', async () => {
  const shown = await show('/mozi/hegyek', aMovie({ id: 'hegyek' }));
  shown.getByText('Most nincs meghirdetett vetítés');
});

test('describes the movie, the cinema and upcoming screenings as structured data', async () => {
  const { meta } = await show('/mozi/hegyek');
  expect(meta.description).toMatch(/^Dráma, 118 perc\. Két testvér/);
  const film = { '@id': 'https://mall.example/mozi/hegyek#film' };
  const cinema = { '@id': 'https://mall.example/mozi#mozi' };
  const screening = { '@type': 'ScreeningEvent', workPresented: film, location: cinema };
  expect(meta.structuredData).toMatchObject([
    { ...film, '@type': 'Movie', name: 'Hegyek', duration: 'PT118M', contentRating: '16' },
    { ...cinema, '@type': 'MovieTheater', address: { addressLocality: 'Budapest' } },
    { ...screening, subtitleLanguage: 'hu', videoFormat: '3D' },
    {
      startDate: '2026-11-23T11:00:00+01:00',
      endDate: '2026-11-23T11:58:00.000Z',
      offers: {
        '@type': 'Offer',
        url: 'https://tickets.example/7',
        price: 2600,
        priceCurrency: 'HUF',
      },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Mozi' }, { name: 'Hegyek' }] },
  ]);
});
