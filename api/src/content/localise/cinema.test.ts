/** Screenings: today's and those of the next six days. */
import { prepareSample } from '../../testing/prepare-sample.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { featuredMovies, localiseCinema } from './cinema.ts';
import { type LocalContent, localiseContent } from './local-content.ts';

// A Friday, 18:00 at the mall; the movie plays at 14:30 and 20:00, at the weekend at 10:00 and 20:00.
const NOW = new Date('2026-11-20T17:00:00Z');

describe('localiseCinema', () => {
  let content: LocalContent;
  beforeAll(async () => {
    const prepared = await prepareSample(sampleContent());
    const documents = { ...prepared.content, shops: [], posts: [], discounts: [] };
    content = localiseContent(documents, 'en', { name: 'Test', slug: 'test' });
  });
  const times = (now: Date) =>
    localiseCinema(content, now).movies[0]?.events.map(({ time }) => time) ?? [];

  it('begins with all of today, and goes on for six days', () => {
    expect(times(NOW).slice(0, 6)).toEqual([
      '2026-11-20T14:30:00+01:00',
      '2026-11-20T20:00:00+01:00',
      '2026-11-21T10:00:00+01:00',
      '2026-11-21T20:00:00+01:00',
      '2026-11-22T10:00:00+01:00',
      '2026-11-22T20:00:00+01:00',
    ]);
    expect(times(NOW)).toHaveLength(14);
    expect(times(NOW).at(-1)).toBe('2026-11-26T20:00:00+01:00');
  });

  it('gives version, format, hall and where seats are booked', () => {
    const [, evening, morning] = localiseCinema(content, NOW).movies[0]?.events ?? [];
    expect(evening).toMatchObject({ version: 'dubbed', format: '3D', hall: 11 });
    expect(evening?.url).toBe(`https://tickets.example.com/dawn?screening=${evening?.id}`);
    expect(morning).toMatchObject({ format: '2D', hall: 2 });
  });

  it('a rule does not hold while other opening hours close the cinema', () => {
    const other = { groups: ['cinema' as const], reason: 'party', from: '', until: '' };
    const plan = {
      hours: [],
      exceptions: [
        { ...other, from: '2026-11-21', until: '2026-11-21', hours: ['12:00-00:30'] },
        { ...other, from: '11-22', until: '11-23', hours: [] },
      ],
    };
    const shown = localiseCinema(content, NOW, plan).movies[0]?.events.map(({ time }) => time);
    expect(shown?.slice(1, 4)).toEqual([
      '2026-11-20T20:00:00+01:00',
      '2026-11-21T20:00:00+01:00',
      '2026-11-24T14:30:00+01:00',
    ]);
  });

  it.each([
    ['20:59', false],
    ['22:00', true],
  ])('a movie of two hours at 20:00 is shown on a day that ends at %s: %s', (closing, isShown) => {
    const other = { groups: ['cinema' as const], from: '11-21', until: '11-21' };
    const plan = { hours: [], exceptions: [{ ...other, hours: [`12:00-${closing}`] }] };
    const long = structuredClone(content);
    Object.assign(long.movies[0] ?? {}, { length: 120 });
    const shown = localiseCinema(long, NOW, plan).movies[0]?.events.map(({ time }) => time);
    expect(shown?.includes('2026-11-21T20:00:00+01:00')).toBe(isShown);
  });

  it('a rule holds from its first to its last day, a date on its day alone', () => {
    const screening = { times: ['12:00'], version: 'dubbed', format: '2D', hall: 3 } as const;
    const url = 'https://tickets.example.com/seats/7';
    const dated = structuredClone(content);
    Object.assign(dated.movies[0] ?? {}, {
      screenings: [
        { ...screening, from: '2026-11-22', until: '2026-11-25', days: ['sunday', 'wednesday'] },
        { ...screening, until: '2026-11-20', hall: 4 },
        { ...screening, from: '2026-11-26', hall: 5 },
        { ...screening, date: '2026-11-24', url },
        { ...screening, date: '2026-12-24' },
        { ...screening, date: '2026-11-25' },
      ],
    });
    const [movie] = localiseCinema(dated, NOW).movies;
    expect(movie?.events.map(({ time, hall }) => [time.slice(0, 10), hall])).toEqual([
      ['2026-11-20', 4],
      ['2026-11-22', 3],
      ['2026-11-24', 3],
      ['2026-11-25', 3],
      ['2026-11-26', 5],
    ]);
    expect(movie?.events[2]?.url).toBe(url);
  });

  it('gives featured movies with what is left of the next day alone', () => {
    const programme = localiseCinema(content, NOW);
    const [movie, ...others] = featuredMovies(
      { ...programme, featured: ['not-there', 'hajnal'] },
      NOW,
    );
    expect(others).toEqual([]);
    expect(movie).not.toHaveProperty('lead');
    expect(movie?.events.map(({ time }) => time)).toEqual(['2026-11-20T20:00:00+01:00']);
    // One that is not on any more today has its next screening of another day.
    const films = programme.movies.map((film) => ({ ...film, events: film.events.slice(2) }));
    const [next] = featuredMovies(
      {
        ...programme,
        movies: [...programme.movies, ...films.map((film) => ({ ...film, id: 'later' }))],
        featured: ['later'],
      },
      NOW,
    );
    expect(next?.events.map(({ time }) => time)).toEqual(['2026-11-21T10:00:00+01:00']);
  });
});
