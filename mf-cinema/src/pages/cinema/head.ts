import { breadcrumbList, editorialHead } from '@mall/blocks';
import type { CinemaProgramme, Config, EditorialPage } from '@mall/contracts';
import { mallTime, planOfGroup } from '@mall/opening-hours';
import { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, PageMeta } from '@mall/runtime';
import { cinemaData, movieData, screeningData } from '../../features/movies/structured-data.ts';
import { hasBegun, toCome } from '../../features/showtimes/programme.ts';
import { cheapestTicket, ticketPrices } from '../../features/tickets/ticket-prices.ts';

/** What the head needs: the movies as they are in the page anyway, so that they compress to nothing. */
export function cinemaHead(page: EditorialPage, { movies }: CinemaProgramme, config: Config) {
  const now = Date.now();
  // The time itself would make the data of each render another one.
  const begun = movies
    .flatMap(({ events }) => events)
    .filter((screening) => hasBegun(screening, now))
    .map(({ time }) => Date.parse(time));
  return {
    ...editorialHead(page),
    contact: config.contact,
    openingHours: structuredHours(planOfGroup(config, 'cinema'), mallTime(now).day),
    tickets: ticketPrices(page),
    lastBegun: Math.max(0, ...begun),
    movies: movies.filter(({ events }) => events.length > 0),
  };
}

export function meta(args: MetaArgs<ReturnType<typeof cinemaHead>>): PageMeta {
  const { data, origin, pathTo } = args;
  const { title, description, image, movies, tickets, openingHours, contact, lastBegun } = data;
  const theatre = cinemaData({ contact, openingHours, image }, title, args);
  const listed = movies.map((movie) => {
    const { age_rating, events } = movie;
    const url = origin + pathTo('movie', { slug: movie.id });
    const context = { movie, url, theatre: theatre['@id'] };
    const priceOf = (one: (typeof events)[number]) =>
      cheapestTicket(tickets, one, age_rating)?.amount;
    return {
      movie: movieData(movie, url, origin),
      screenings: toCome(events, lastBegun).map((screening) =>
        screeningData(screening, priceOf(screening), context),
      ),
    };
  });
  return {
    ...{ title, description, image },
    structuredData: [
      { ...theatre, event: listed.flatMap(({ screenings }) => screenings) },
      ...listed.map(({ movie }) => movie),
      breadcrumbList(args, title),
    ],
  };
}
