/** `/mozi`: the programme by day, then prices and facts. */
import { useMessages } from '@mall/i18n';
import type { LoaderArgs } from '@mall/runtime';
import { PageLink, useApiData, useVisit } from '@mall/runtime';
import {
  Breadcrumbs,
  EditorialSections,
  OpeningHoursTable,
  PageHeader,
  Picture,
  Section,
  Wrapper,
} from '@mall/ui';
import { FilmEntry } from '../../features/films/film-entry.tsx';
import { ProgrammeSection } from '../../features/showtimes/programme-section.tsx';
import { cinemaHead } from './head.ts';
import styles from './page.module.css';

export { meta } from './head.ts';

const SLUG = { slug: 'cinema' };

export async function loader({ load }: LoaderArgs) {
  const [page, programme] = await Promise.all([
    load('editorialPage', SLUG),
    load('cinema'),
    load('config'),
  ]);
  return cinemaHead(page, programme);
}

function CinemaHeader() {
  const t = useMessages('cinema');
  const { title, lead, images } = useApiData('editorialPage', SLUG);
  const home = { key: 'home', element: <PageLink to="home">{t('films.home')}</PageLink> };
  const links = useVisit().hasRoute('home') ? [home] : [];
  return (
    <PageHeader
      tone="plum"
      title={title}
      lead={lead}
      picture={images ? <Picture image={images.cover} ratio="1:1" priority /> : null}
      breadcrumbs={<Breadcrumbs label={t('films.breadcrumbs')} links={links} current={title} />}
    />
  );
}

export function Component() {
  const t = useMessages('cinema');
  const { language } = useVisit();
  const { movies } = useApiData('cinema');
  const { sections } = useApiData('editorialPage', SLUG);
  const { opening_hours } = useApiData('config');
  return (
    <>
      <CinemaHeader />
      <ProgrammeSection
        movies={movies}
        renderFilm={(movie, showtimes) => <FilmEntry movie={movie}>{showtimes}</FilmEntry>}
      />
      <Wrapper className={styles.facts}>
        <EditorialSections sections={sections} language={language} />
      </Wrapper>
      <Section tone="sun" heading={t('films.openingHours')}>
        <OpeningHoursTable
          entries={opening_hours.cinema}
          language={language}
          caption={t('films.openingHours')}
        />
      </Section>
    </>
  );
}
