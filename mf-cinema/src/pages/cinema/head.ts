/** The head of the cinema page. */
import { breadcrumbList } from '@mall/blocks';
import type { CinemaProgramme, Config, EditorialPage, Movie } from '@mall/contracts';
import { mallTime, planOfGroup, structuredHours } from '@mall/opening-hours';
import type { MetaArgs, PageMeta, StructuredData } from '@mall/runtime';
import { programmeDays, screeningsOn } from '../../features/showtimes/programme.ts';

interface ScreenedMovie {
  name: string;
  poster: string;
  length: number;
  screenings: { time: string; url: string }[];
}

/** What the head needs: the movies of the first day, and the opening hours. */
export function cinemaHead(page: EditorialPage, { movies }: CinemaProgramme, config: Config) {
  const [day = ''] = programmeDays(movies, 0);
  const screenedMovie = (movie: Movie): ScreenedMovie => ({
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
    movies: movies.map(screenedMovie).filter(({ screenings }) => screenings.length > 0),
  };
}

function screeningEvents(movie: ScreenedMovie, theatre: string, origin: string): StructuredData[] {
  const { name, poster, length } = movie;
  const workPresented = {
    '@type': 'Movie' as const,
    name,
    image: origin + poster,
    duration: `PT${length}M`,
  };
  return movie.screenings.map(({ time, url }) => ({
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
  const { movies, openingHours, ...head } = data;
  const url = origin + pathTo('cinema');
  const theatre = {
    '@type': 'MovieTheater' as const,
    '@id': `${url}#mozi`,
    name: `${head.title} – ${brand.name}`,
    url,
    ...(head.image ? { image: origin + head.image['1x'] } : {}),
    ...openingHours,
  };
  const events = movies.flatMap((movie) => screeningEvents(movie, theatre['@id'], origin));
  return { ...head, structuredData: [theatre, ...events, breadcrumbList(args, head.title)] };
}
