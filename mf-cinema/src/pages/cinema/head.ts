import { breadcrumbList, editorialHead } from '@mall/blocks';
import type { CinemaProgramme, Config, EditorialPage } from '@mall/contracts';
import { mallTime, planOfGroup } from '@mall/opening-hours';
import { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, PageMeta } from '@mall/runtime';
import { cinemaData, movieData, screeningData } from '../../features/movies/structured-data.ts';
import { toCome } from '../../features/showtimes/programme.ts';
import { cheapestTicket, ticketPrices } from '../../features/tickets/ticket-prices.ts';

interface CinemaHead {
  page: EditorialPage;
  programme: CinemaProgramme;
  config: Config;
}

export function meta(args: MetaArgs<CinemaHead>): PageMeta {
  const { data, origin, pathTo } = args;
  const { page, programme, config } = data;
  const head = editorialHead(page);
  const tickets = ticketPrices(page);
  const now = Date.now();
  const theatre = {
    ...cinemaData(config.contact, head.title, args),
    ...(head.image ? { image: origin + head.image['1x'] } : {}),
    ...structuredHours(planOfGroup(config, 'cinema'), mallTime(now).day),
  };
  const movies = programme.movies.filter(({ events }) => events.length > 0);
  const listed = movies.map((movie) => {
    const url = origin + pathTo('movie', { slug: movie.id });
    const context = { movie, url, theatre: theatre['@id'] };
    return {
      movie: movieData(movie, url, origin),
      screenings: toCome(movie.events, now).map((screening) => {
        const ticket = cheapestTicket(tickets, screening, movie.age_rating);
        return screeningData(screening, ticket?.amount, context);
      }),
    };
  });
  return {
    ...head,
    structuredData: [
      { ...theatre, event: listed.flatMap(({ screenings }) => screenings) },
      ...listed.map(({ movie }) => movie),
      breadcrumbList(args, head.title),
    ],
  };
}
