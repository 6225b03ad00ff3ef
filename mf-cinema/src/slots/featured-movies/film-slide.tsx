import type { Movie } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Picture } from '@mall/ui';
import { FilmFacts } from '../../features/films/film-facts.tsx';
import { FilmLinks } from '../../features/films/film-links.tsx';
import type { Screening } from '../../features/showtimes/programme.ts';
import { ShowtimeList } from '../../features/showtimes/showtime-list.tsx';
import styles from './film-slide.module.css';

/** A featured film with its next starting times. */
export function FilmSlide({ film, screenings }: { film: Movie; screenings: readonly Screening[] }) {
  return (
    <Card>
      <CardMedia>
        <Picture image={film.poster} alt="" ratio="2:3" />
      </CardMedia>
      <CardBody>
        <CardTitle className={styles.name}>
          <PageLink to="cinema">{film.name}</PageLink>
        </CardTitle>
        <FilmFacts movie={film} short />
        <ShowtimeList screenings={screenings} compact />
        <div className={styles.links}>
          <FilmLinks movie={film} compact />
        </div>
      </CardBody>
    </Card>
  );
}
