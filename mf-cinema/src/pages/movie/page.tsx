/** `/mozi/:slug`: one movie with its screenings of seven days. */
import { Breadcrumbs } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import type { LoaderArgs } from '@mall/runtime';
import { useApiData, usePageParams } from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { MovieOverview } from '../../features/movies/movie-overview.tsx';
import { pageHoldsUntil } from '../../features/showtimes/page-holds-until.ts';
import { ScreeningWeek } from '../../features/showtimes/screening-week.tsx';
import { TicketNote } from '../../features/tickets/ticket-note.tsx';
import { ticketPrices } from '../../features/tickets/ticket-prices.ts';
import { movieHead } from './head.ts';

export { meta } from './head.ts';

const CINEMA = { slug: 'cinema' };

export async function loader({ load, params: { slug = '' } }: LoaderArgs) {
  const [movie, config, page] = await Promise.all([
    load('movie', { slug }),
    load('config'),
    load('editorialPage', CINEMA),
  ]);
  return { ...movieHead(movie, config, page), validUntil: pageHoldsUntil([movie], Date.now()) };
}

export function Component() {
  const t = useMessages('cinema');
  const { slug = '' } = usePageParams();
  const movie = useApiData('movie', { slug });
  const prices = ticketPrices(useApiData('editorialPage', CINEMA));
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
        <MovieOverview movie={movie}>
          <ScreeningWeek
            movie={movie}
            renderDay={(toCome) => (
              <TicketNote prices={prices} screenings={toCome} rating={movie.age_rating} />
            )}
          />
        </MovieOverview>
      </Wrapper>
    </>
  );
}
