/** What stands in the head of the cinema page. */
import type { CinemaProgramme, Config, EditorialPage, Movie } from '@mall/contracts';
import { mallTime, planOfGroup, structuredHours } from '@mall/opening-hours';
import type { MetaArgs, PageMeta, StructuredData } from '@mall/runtime';
import { programmeDays, screeningsOn } from '../../features/showtimes/programme.ts';

interface ScreenedFilm {
  name: string;
  poster: string;
  length: number;
  screenings: { time: string; url: string }[];
}

/** The little of page, programme and configuration that the head needs: the films of the first day, and the hours. */
export function cinemaHead(page: EditorialPage, { movies }: CinemaProgramme, config: Config) {
  const [day = ''] = programmeDays(movies, 0);
  const filmOf = (movie: Movie): ScreenedFilm => ({
    name: movie.name,
    poster: movie.poster['1x'],
    length: movie.length,
    screenings: screeningsOn(movie, day, 0).map(({ time, url }) => ({ time, url })),
  });
  return {
    title: page.title,
    description: page.description,
    image: page.images?.cover,
    openingHours: structuredHours(planOfGroup(config, 'cinema'), mallTime(Date.now()).day),
    films: movies.map(filmOf).filter(({ screenings }) => screenings.length > 0),
  };
}

function screeningEvents(film: ScreenedFilm, theatre: string, origin: string): StructuredData[] {
  const { name, poster, length } = film;
  const workPresented = {
    '@type': 'Movie' as const,
    name,
    image: origin + poster,
    duration: `PT${length}M`,
  };
  return film.screenings.map(({ time, url }) => ({
    '@type': 'ScreeningEvent',
    name,
    startDate: time,
    url,
    location: { '@id': theatre },
    workPresented,
  }));
}

export function meta(args: MetaArgs<ReturnType<typeof cinemaHead>>): PageMeta {
  const { data, brand, origin, pathTo } = args;
  const { films, openingHours, ...head } = data;
  const url = origin + pathTo('cinema');
  const theatre = {
    '@type': 'MovieTheater' as const,
    '@id': `${url}#mozi`,
    name: `${head.title} – ${brand.name}`,
    url,
    ...(head.image ? { image: origin + head.image['1x'] } : {}),
    ...openingHours,
  };
  const events = films.flatMap((film) => screeningEvents(film, theatre['@id'], origin));
  return { ...head, structuredData: [theatre, ...events] };
}
