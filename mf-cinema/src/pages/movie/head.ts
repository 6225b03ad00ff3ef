/** The head of a movie's page. */
import { breadcrumbList, limitDescription } from '@mall/blocks';
import type { Config, EditorialPage, Movie } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import type { MetaArgs, PageMeta } from '@mall/runtime';
import { cinemaData } from '../../features/movies/cinema-data.ts';
import { movieData, screeningData, screeningDetails } from '../../features/movies/movie-data.ts';
import { hasBegun } from '../../features/showtimes/programme.ts';
import { lowestPrice, ticketPrices } from '../../features/tickets/ticket-prices.ts';

/** The part of a movie that its head needs, with the screenings that have not begun. */
export function movieHead(movie: Movie, { contact }: Config, page: EditorialPage) {
  const { sub_dub: _sounds, trailer: _trailer, events, ...facts } = movie;
  const prices = ticketPrices(page);
  const now = Date.now();
  const priced = events
    .filter((event) => !hasBegun(event, now))
    .map((event) => ({
      ...event,
      price: prices && lowestPrice(prices, event, movie.age_rating),
    }));
  return { movie: { ...facts, events: priced }, contact };
}

export function meta({
  data: { movie, contact },
  ...args
}: MetaArgs<ReturnType<typeof movieHead>, MessageKey<'cinema'>>): PageMeta {
  const { t, origin, pathTo } = args;
  const { name, genre, length, lead, events } = movie;
  const url = origin + pathTo('movie', { slug: movie.id });
  const theatre = cinemaData({ contact }, t('movies.cinema'), args);
  const context = { movie, url, theatre: theatre['@id'] };
  const screenings = events.map((event) => {
    const { offers, ...screening } = screeningData(event, event.price, context);
    return {
      ...screening,
      ...screeningDetails(event, movie),
      offers: { ...offers, url: event.url },
    };
  });
  return {
    title: name,
    description: limitDescription(t('movies.description', { genre, length, lead })),
    image: movie.poster,
    structuredData: [
      movieData(movie, url, origin),
      theatre,
      ...screenings,
      breadcrumbList(args, name, [{ route: 'cinema', label: t('movies.cinema') }]),
    ],
  };
}
