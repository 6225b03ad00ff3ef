import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Carousel, type CarouselTexts } from '@mall/ui/carousel';
import type { ReactNode } from 'react';

/** Five from 1366 px on, four below (spec section 2); narrower than 768 px it is not shown. */
const PER_VIEW = { 0: 4, 1366: 5 } as const;

/** Goes on two seconds after each move and after the mouse has left (spec section 2). */
const AUTOPLAY = { delay: 2_000, pauseOnHover: true };

function useCarouselTexts(): CarouselTexts {
  const t = useMessages('cinema');
  return {
    previous: t('featured-films.previous'),
    next: t('featured-films.next'),
    pause: t('featured-films.pause'),
    play: t('featured-films.play'),
    slide: (number, total) => t('featured-films.slide', { number, total }),
  };
}

interface FilmCarouselProps {
  films: readonly Movie[];
  renderSlide: (film: Movie) => ReactNode;
}

/** The featured films in a row that moves by itself. */
export function FilmCarousel({ films, renderSlide }: FilmCarouselProps) {
  const t = useMessages('cinema');
  const texts = useCarouselTexts();
  return (
    <Carousel
      label={t('featured-films.carousel')}
      slides={films.map(renderSlide)}
      texts={texts}
      slidesPerView={PER_VIEW}
      autoplay={AUTOPLAY}
    />
  );
}
