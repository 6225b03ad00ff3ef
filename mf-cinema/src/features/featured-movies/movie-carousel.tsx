import { CAROUSEL_TEXTS } from '@mall/blocks';
import type { FeaturedMovie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Carousel } from '@mall/ui/carousel';
import type { ReactNode } from 'react';

/** Five from 1366 px on, four below (requirement 5.4); below 768 px the posters replace it. */
const PER_VIEW = { 0: 4, 1366: 5 } as const;

/** Two seconds after each move and after the mouse has left (requirement 5.4). */
const AUTOPLAY = { delay: 2_000, pauseOnHover: true };

interface MovieCarouselProps {
  movies: readonly FeaturedMovie[];
  renderSlide: (movie: FeaturedMovie) => ReactNode;
}

/** The featured movies in a row that moves by itself. */
export function MovieCarousel({ movies, renderSlide }: MovieCarouselProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  return (
    <Carousel
      label={t('featured-movies.carousel')}
      slides={movies.map(renderSlide)}
      texts={CAROUSEL_TEXTS[language]}
      slidesPerView={PER_VIEW}
      autoplay={AUTOPLAY}
    />
  );
}
