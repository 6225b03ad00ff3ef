/** Arrows, dots and the pause control of a carousel. */
import { clsx } from 'clsx';
import styles from './carousel-controls.module.css';
import type { CarouselTexts } from './carousel-texts.ts';
import type { PlayControl } from './use-autoplay.ts';
import type { RunningCarousel } from './use-swiper.ts';

interface CarouselControlsProps {
  carousel: RunningCarousel;
  texts: CarouselTexts;
  /** Undefined when the carousel does not move by itself. */
  play: PlayControl | undefined;
  arrows: boolean;
  pagination: boolean;
  /** Over the slides' lower edge instead of under it. */
  over: boolean;
  count: number;
}

/** More dots than this do not fit a phone in a size that can be touched. */
const MOST_DOTS = 7;

const SIGNS = {
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  pause: 'M9 6.5v11M15 6.5v11',
  play: 'M9 6.2v11.6l9-5.8z',
};

function IconButton(props: { sign: keyof typeof SIGNS; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={props.label}
      onClick={props.onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[props.sign]} />
      </svg>
    </button>
  );
}

function Dots({
  carousel,
  texts,
  count,
}: Pick<CarouselControlsProps, 'carousel' | 'texts' | 'count'>) {
  if (carousel.stops > MOST_DOTS) {
    return (
      <p className={styles.counter} aria-hidden="true">
        {carousel.stop + 1} / {carousel.stops}
      </p>
    );
  }
  return (
    <div className={styles.dots}>
      {Array.from({ length: carousel.stops }, (_, stop) => stop).map((stop) => (
        <button
          key={stop}
          type="button"
          className={styles.dot}
          aria-label={texts.slide(stop + 1, count)}
          aria-current={stop === carousel.stop}
          onClick={() => carousel.goTo(stop)}
        />
      ))}
    </div>
  );
}

/** Out of sight, but with its place kept, until the carousel runs: its buttons need the script. */
export function CarouselControls(props: CarouselControlsProps) {
  const { carousel, texts, play, arrows, pagination, over, count } = props;
  const idle = !carousel.started || carousel.stops < 2;
  return (
    <div className={clsx(styles.controls, over ? styles.over : null, idle ? styles.idle : null)}>
      {play ? (
        <IconButton
          sign={play.playing ? 'pause' : 'play'}
          label={play.playing ? texts.pause : texts.play}
          onClick={play.toggle}
        />
      ) : null}
      {pagination ? <Dots carousel={carousel} texts={texts} count={count} /> : null}
      {arrows ? (
        <div className={styles.arrows}>
          <IconButton sign="previous" label={texts.previous} onClick={carousel.previous} />
          <IconButton sign="next" label={texts.next} onClick={carousel.next} />
        </div>
      ) : null}
    </div>
  );
}
