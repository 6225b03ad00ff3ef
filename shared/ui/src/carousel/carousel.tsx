/** A row of slides that is a plain scrolling row until its script runs, in the same size. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlides } from './carousel-slides.tsx';
import type { CarouselTexts } from './carousel-texts.ts';
import { maxPerView, type SlidesPerView } from './slides-per-view.ts';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';
import { usePaused } from './use-paused.ts';
import { useSwiper } from './use-swiper.ts';

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  slides: readonly ReactNode[];
  texts: CarouselTexts;
  slidesPerView?: SlidesPerView | undefined;
  /** Goes on with the first slide after the last. */
  loop?: boolean | undefined;
  /** Moves by itself, with a pause control, unless the visitor prefers reduced motion. */
  autoplay?: Autoplay | undefined;
  /** Duration of a move, in milliseconds. */
  speed?: number | undefined;
  arrows?: boolean | undefined;
  pagination?: boolean | undefined;
  /** Where arrows and dots are: under the slides, or over their lower edge. */
  controls?: 'below' | 'over' | undefined;
  /** Space between slides. */
  gap?: 'normal' | 'none' | undefined;
  className?: string | undefined;
}

const ONE: SlidesPerView = { 0: 1 };

/** The slides are mounted anew when their number changes. */
export function Carousel(props: CarouselProps) {
  return <CarouselFrame key={props.slides.length} {...props} />;
}

function CarouselFrame(props: CarouselProps) {
  const { label, slides, texts, slidesPerView = ONE, loop = false, autoplay, speed = 450 } = props;
  const { arrows = true, pagination = true, controls = 'below', gap = 'normal', className } = props;
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  // A real loop needs one slide more than are in view; with fewer, the end leads back to the start.
  const endless = loop && slides.length > maxPerView(slidesPerView);
  const carousel = useSwiper(viewport, { endless, rewind: loop || autoplay !== undefined, speed });
  const paused = usePaused(region, autoplay?.pauseOnHover ?? true);
  const play = useAutoplay(carousel, autoplay, paused);
  return (
    <section
      ref={region}
      aria-label={label}
      aria-roledescription="carousel"
      className={clsx(styles.carousel, gap === 'none' ? styles.withoutGap : null, className)}
    >
      <CarouselSlides
        ref={viewport}
        started={carousel.started}
        {...{ slides, texts, slidesPerView }}
      />
      {slides.length > 1 ? (
        <CarouselControls
          {...{ carousel, texts, play, arrows, pagination }}
          count={slides.length}
          over={controls === 'over'}
        />
      ) : null}
    </section>
  );
}
