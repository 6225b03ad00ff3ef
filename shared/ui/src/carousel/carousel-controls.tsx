/** Arrows, dots and the pause control of a carousel. */
import { clsx } from 'clsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './carousel-controls.module.css';
import type { PlayControl } from './use-autoplay.ts';
import type { RunningCarousel } from './use-swiper.ts';

/** The names of the controls, in the caller's language. */
export interface CarouselTexts {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Name of a slide's place, for instance "Slide 2 of 5". */
  slide: (number: number, count: number) => string;
}

interface CarouselControlsProps {
  carousel: RunningCarousel;
  texts: CarouselTexts;
  /** Undefined when the carousel does not move by itself. */
  play: PlayControl | undefined;
  /** Over the slides' lower edge instead of under it. */
  over: boolean;
  count: number;
}

/** More dots than this do not fit a phone in a size that can be touched. */
const MAX_DOTS = 7;

function Dots({ carousel, texts, count }: Omit<CarouselControlsProps, 'play' | 'over'>) {
  const { snapPoints, snapIndex, goTo } = carousel;
  if (snapPoints > MAX_DOTS) {
    return (
      <p className={styles.counter} aria-hidden="true">
        {snapIndex + 1} / {snapPoints}
      </p>
    );
  }
  return (
    <div className={styles.dots}>
      {Array.from({ length: snapPoints }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={texts.slide(index + 1, count)}
          aria-current={index === snapIndex}
          onClick={() => goTo(index)}
        />
      ))}
    </div>
  );
}

/** Hidden, with its room kept, until the carousel runs: its buttons need the script. */
export function CarouselControls({ carousel, texts, play, over, count }: CarouselControlsProps) {
  const idle = !carousel.started || carousel.snapPoints < 2;
  return (
    <div className={clsx(styles.controls, over && styles.over, idle && styles.idle)}>
      {play ? (
        <IconButton
          icon={play.playing ? 'pause' : 'play'}
          label={play.playing ? texts.pause : texts.play}
          onClick={play.toggle}
        />
      ) : null}
      <Dots carousel={carousel} texts={texts} count={count} />
      <div className={styles.arrows}>
        <IconButton icon="chevron-left" label={texts.previous} onClick={carousel.previous} />
        <IconButton icon="chevron-right" label={texts.next} onClick={carousel.next} />
      </div>
    </div>
  );
}
