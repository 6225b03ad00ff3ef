/** A row of slides that is a plain scrolling row until its script runs, in the same size. */
import { clsx } from 'clsx';
import { isValidElement, type ReactNode, useRef } from 'react';
import styles from './carousel.module.css';
import { CarouselControls, type CarouselTexts } from './carousel-controls.tsx';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';
import { useSwiper } from './use-swiper.ts';

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  slides: readonly ReactNode[];
  texts: CarouselTexts;
  /** Goes on with the first slide after the last; for one slide in view at a time. */
  loop?: boolean | undefined;
  /** Moves by itself, with a pause control, unless the visitor prefers reduced motion. */
  autoplay?: Autoplay | undefined;
  /** Duration of a move, in milliseconds. */
  speed?: number | undefined;
  /** Slides without gaps, and the controls over their lower edge instead of under it. */
  banner?: boolean | undefined;
  /** A class that sets `--per-view`, the number of slides side by side; 1 when left out. */
  className?: string | undefined;
}

function slideKey(slide: ReactNode, index: number): string {
  return (isValidElement(slide) && slide.key) || String(index);
}

/** The slides are mounted again when their number changes. */
export function Carousel(props: CarouselProps) {
  return <CarouselFrame key={props.slides.length} {...props} />;
}

/** `swiper-wrapper` and `swiper-slide` are the names by which the script finds its elements. */
function CarouselFrame(props: CarouselProps) {
  const { label, slides, texts, autoplay, loop = false, speed = 450, banner = false } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const rewind = !loop && autoplay !== undefined;
  const carousel = useSwiper(viewport, { loop, rewind, speed });
  const { play, pauseProps } = useAutoplay(carousel, autoplay);
  return (
    <section
      {...pauseProps}
      aria-label={label}
      aria-roledescription="carousel"
      className={clsx(styles.carousel, banner && styles.withoutGap, props.className)}
    >
      <div ref={viewport} className={styles.viewport} data-started={carousel.started}>
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
      {slides.length > 1 ? (
        <CarouselControls {...{ carousel, texts, play }} over={banner} count={slides.length} />
      ) : null}
    </section>
  );
}
