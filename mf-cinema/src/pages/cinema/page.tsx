/** `/mozi`: the programme by day, then prices and facts. */
import { EditorialBody, EditorialHeader } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import type { LoaderArgs } from '@mall/runtime';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { OpeningHoursTable, Section } from '@mall/ui';
import { MovieEntry } from '../../features/movies/movie-entry.tsx';
import { ProgrammeSection } from '../../features/showtimes/programme-section.tsx';
import { cinemaHead } from './head.ts';

export { meta } from './head.ts';

const SLUG = { slug: 'cinema' };

export async function loader({ load }: LoaderArgs) {
  const [page, programme, config] = await Promise.all([
    load('editorialPage', SLUG),
    load('cinema'),
    load('config'),
  ]);
  return cinemaHead(page, programme, config);
}

export function Component() {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const { movies } = useApiData('cinema');
  const page = useApiData('editorialPage', SLUG);
  const config = useApiData('config');
  return (
    <>
      <EditorialHeader page={page} tone="plum" />
      <ProgrammeSection
        movies={movies}
        renderMovie={(movie, showtimes) => <MovieEntry movie={movie}>{showtimes}</MovieEntry>}
      />
      <EditorialBody sections={page.sections} space="wide" />
      <Section tone="sun" endsPage heading={t('movies.openingHours')}>
        <OpeningHoursTable
          plan={planOfGroup(config, 'cinema')}
          now={useNow()}
          language={language}
          caption={t('movies.openingHours')}
        />
      </Section>
    </>
  );
}
