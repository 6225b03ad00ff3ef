import { aMovie, aScreening, renderSlot, setClock, within } from '@mall/testing';
import * as slot from './slot.tsx';

const movies = ['Egy', 'Kettő', 'Három', 'Négy', 'Öt'].map((name, index) =>
  aMovie({
    id: `movie-${index}`,
    name,
    events: [
      aScreening('2026-11-21T14:00:00+01:00'),
      aScreening('2026-11-21T16:45:00+01:00'),
      aScreening('2026-11-21T18:00:00+01:00'),
      aScreening('2026-11-21T19:00:00+01:00'),
      aScreening('2026-11-21T21:00:00+01:00'),
    ],
  }),
);

const show = (featuredMovies: typeof movies) =>
  renderSlot(slot, { app: 'cinema', data: { featuredMovies } });

beforeEach(() => setClock('2026-11-21T15:00:00+01:00'));
afterEach(() => jest.useRealTimers());

test('keeps the order of the featured list; phones get its first four posters', async () => {
  const shown = await show(movies.toReversed());
  const carousel = within(shown.getByRole('region', { name: 'Kiemelt filmek a moziban' }));
  const names = carousel.getAllByRole('heading').map((heading) => heading.textContent);
  expect(names).toEqual(['Öt', 'Négy', 'Három', 'Kettő', 'Egy']);
  const [posters] = shown.getAllByRole('list');
  const links = within(posters as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Öt', 'Négy', 'Három', 'Kettő']);
  expect(links.every((link) => link.getAttribute('href') === '/mozi')).toBe(true);
});

test('shows the next three times on a slide', async () => {
  const shown = await show(movies.slice(0, 1));
  const times = within(shown.getByRole('list', { name: 'Kezdési időpontok' })).getAllByRole('link');
  expect(times.map((time) => time.querySelector('time')?.textContent)).toEqual([
    '16:45',
    '18:00',
    '19:00',
  ]);
});

test('shows the next day and time of a movie without screenings left today', async () => {
  const tomorrow = aMovie({ name: 'Holnap', events: [aScreening('2026-11-22T10:00:00+01:00')] });
  const shown = await show([...movies.slice(0, 1), tomorrow]);
  const slide = shown.getByRole('link', { name: /^10:00/ }).closest('article');
  expect(slide?.textContent).toContain('A következő: november\u00a022., vasárnap');
  expect(shown.getByRole('link', { name: /^16:45/ }).closest('article')?.textContent).not.toContain(
    'A következő',
  );
});

test('shows nothing without featured movies', async () => {
  const shown = await show([]);
  expect(shown.container.textContent).toBe('');
});
