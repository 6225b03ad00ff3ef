import { Breadcrumbs, breadcrumbList, limitDescription } from '@mall/blocks';
import type { Config, EditorialPage, Movie } from '@mall/contracts';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  useApiData,
  useNow,
  usePageParams,
} from '@mall/runtime';
import { budapestDate, PageHeader, Picture, Wrapper } from '@mall/ui';
import { MovieFacts, MovieLinks } from '../../features/movies/movie-facts.tsx';
import {
  cinemaData,
  movieData,
  screeningData,
  screeningDetails,
} from '../../features/movies/structured-data.ts';
import { pageHoldsUntil, toCome } from '../../features/showtimes/programme.ts';
import { FamilyPrice } from '../../features/tickets/family-price.tsx';
import { cheapestTicket, ticketPrices } from '../../features/tickets/ticket-prices.ts';
import styles from './page.module.css';
import { ScreeningWeek } from './screening-week.tsx';

const CINEMA = { slug: 'cinema' };

function MovieOverview({ movie }: { movie: Movie }) {
  const tickets = ticketPrices(useApiData('editorialPage', CINEMA));
  const now = useNow();
  const coming = toCome(movie.events, now);
  const nextDay = coming[0] && budapestDate(coming[0].time);
  return (
    <div className={styles.movie}>
      <Picture
        image={movie.poster}
        ratio="2:3"
        priority
        className={`${styles.poster} screen-only`}
      />
      <div className={styles.facts}>
        <MovieFacts movie={movie} />
        <p>{movie.lead}</p>
        <FamilyPrice
          tickets={tickets}
          screenings={coming.filter(({ time }) => budapestDate(time) === nextDay)}
          rating={movie.age_rating}
        />
        <MovieLinks movie={movie} />
      </div>
      <div className={styles.screenings}>
        <ScreeningWeek movie={movie} tickets={tickets} />
      </div>
    </div>
  );
}

interface MovieHead {
  movie: Movie;
  config: Config;
  page: EditorialPage;
}

export function meta({
  data: { movie, config, page },
  ...args
}: MetaArgs<MovieHead, MessageKey<'cinema'>>): PageMeta {
  const { t, origin, pathTo } = args;
  const { name, genre, length, lead, age_rating } = movie;
  const url = origin + pathTo('movie', { slug: movie.id });
  const theatre = cinemaData(config.contact, t('movies.cinema'), args);
  const context = { movie, url, theatre: theatre['@id'] };
  const tickets = ticketPrices(page);
  const screenings = toCome(movie.events, Date.now()).map((event) => {
    const ticket = cheapestTicket(tickets, event, age_rating);
    const { offers, ...screening } = screeningData(event, ticket?.amount, context);
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

export async function loader({ load, params: { slug = '' } }: LoaderArgs) {
  const [movie, config, page] = await Promise.all([
    load('movie', { slug }),
    load('config'),
    load('editorialPage', CINEMA),
  ]);
  return { movie, config, page, validUntil: pageHoldsUntil([movie], Date.now()) };
}

export function Component() {
  const t = useMessages('cinema');
  const { slug = '' } = usePageParams();
  const movie = useApiData('movie', { slug });
  return (
    <>
      <PageHeader
        compact
        tone="plum"
        title={movie.name}
        breadcrumbs={
          <Breadcrumbs
            steps={[{ route: 'cinema', label: t('movies.cinema') }]}
            current={movie.name}
          />
        }
      />
      <Wrapper>
        <MovieOverview movie={movie} />
      </Wrapper>
    </>
  );
}
