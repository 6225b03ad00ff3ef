/** Arrows, dots and the pause control of a carousel. */
import { clsx } from 'clsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
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
const MAX_DOTS = 7;

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} className={styles.icon} />
    </button>
  );
}

function Dots({
  carousel,
  texts,
  count,
}: Pick<CarouselControlsProps, 'carousel' | 'texts' | 'count'>) {
  if (carousel.snapPoints > MAX_DOTS) {
    return (
      <p className={styles.counter} aria-hidden="true">
        {carousel.snapIndex + 1} / {carousel.snapPoints}
      </p>
    );
  }
  return (
    <div className={styles.dots}>
      {Array.from({ length: carousel.snapPoints }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={texts.slide(index + 1, count)}
          aria-current={index === carousel.snapIndex}
          onClick={() => carousel.goTo(index)}
        />
      ))}
    </div>
  );
}

/** Hidden, with its room kept, until the carousel runs: its buttons need the script. */
export function CarouselControls(props: CarouselControlsProps) {
  const { carousel, texts, play, arrows, pagination, over, count } = props;
  const idle = !carousel.started || carousel.snapPoints < 2;
  return (
    <div className={clsx(styles.controls, over ? styles.over : null, idle ? styles.idle : null)}>
      {play ? (
        <IconButton
          icon={play.playing ? 'pause' : 'play'}
          label={play.playing ? texts.pause : texts.play}
          onClick={play.toggle}
        />
      ) : null}
      {pagination ? <Dots carousel={carousel} texts={texts} count={count} /> : null}
      {arrows ? (
        <div className={styles.arrows}>
          <IconButton icon="chevron-left" label={texts.previous} onClick={carousel.previous} />
          <IconButton icon="chevron-right" label={texts.next} onClick={carousel.next} />
        </div>
      ) : null}
    </div>
  );
}
