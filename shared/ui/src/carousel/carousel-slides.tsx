/** The slides of a carousel in their scrolling or sliding row. */
import { clsx } from 'clsx';
import { isValidElement, type ReactNode, type Ref } from 'react';
import styles from './carousel.module.css';
import type { CarouselTexts } from './carousel-texts.ts';
import { type SlidesPerView, slidesPerViewClasses } from './slides-per-view.ts';

interface CarouselSlidesProps {
  ref: Ref<HTMLDivElement>;
  slides: readonly ReactNode[];
  texts: CarouselTexts;
  slidesPerView: SlidesPerView;
  started: boolean;
}

function slideKey(slide: ReactNode, index: number): string {
  return (isValidElement(slide) && slide.key) || String(index);
}

/** `swiper-wrapper` and `swiper-slide` are the names by which the script finds its elements. */
export function CarouselSlides(props: CarouselSlidesProps) {
  const { ref, slides, texts, slidesPerView, started } = props;
  return (
    <div
      ref={ref}
      className={clsx(styles.viewport, slidesPerViewClasses(slidesPerView))}
      data-started={started}
    >
      <div className={clsx('swiper-wrapper', styles.row)}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of anything; a fieldset is of form fields.
          <div
            key={slideKey(slide, index)}
            role="group"
            aria-roledescription="slide"
            aria-label={texts.slide(index + 1, slides.length)}
            className={clsx('swiper-slide', styles.slide)}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}
