import type { FeaturedMovie } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Picture } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import styles from './poster-grid.module.css';

/** The first posters, for phones; each leads to the cinema page. */
export function PosterGrid({ movies }: { movies: readonly FeaturedMovie[] }) {
  return (
    <CardGrid columns={6} className={styles.posters}>
      {movies.map((movie) => (
        <Card key={movie.id}>
          <CardMedia>
            <Picture image={movie.poster} alt="" ratio="2:3" />
          </CardMedia>
          <CardBody className={styles.text}>
            <CardTitle className={styles.name}>
              <PageLink to="cinema">{movie.name}</PageLink>
            </CardTitle>
          </CardBody>
        </Card>
      ))}
    </CardGrid>
  );
}
