/** `/mozi`: the programme by day, then prices and facts. */
import { EditorialBody, EditorialHeader } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import type { LoaderArgs } from '@mall/runtime';
import { useApiData, useNow, useVisit } from '@mall/runtime';
import { OpeningHoursTable, Section } from '@mall/ui';
import { FilmEntry } from '../../features/films/film-entry.tsx';
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
  const { language } = useVisit();
  const { movies } = useApiData('cinema');
  const page = useApiData('editorialPage', SLUG);
  const config = useApiData('config');
  return (
    <>
      <EditorialHeader page={page} tone="plum" />
      <ProgrammeSection
        movies={movies}
        renderFilm={(movie, showtimes) => <FilmEntry movie={movie}>{showtimes}</FilmEntry>}
      />
      <EditorialBody sections={page.sections} space="wide" />
      <Section tone="sun" endsPage heading={t('films.openingHours')}>
        <OpeningHoursTable
          plan={planOfGroup(config, 'cinema')}
          now={useNow()}
          language={language}
          caption={t('films.openingHours')}
        />
      </Section>
    </>
  );
}
