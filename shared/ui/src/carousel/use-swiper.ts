/** Runs Swiper on a row that CSS has already laid out, and follows where it is. */
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type Swiper from 'swiper';
import { type CarouselCommands, carouselCommands } from './carousel-commands.ts';
import { keepFocusInView } from './keep-focus-in-view.ts';
import { type SwiperWish, startSwiper } from './start-swiper.ts';

interface Progress {
  /** How many places the carousel can stop at, and the one where it is. */
  stops: number;
  stop: number;
  /** Grows by one with every move that has ended. */
  moves: number;
}

/** What the parts of a carousel know of it and may ask of it. */
export interface RunningCarousel extends Progress, CarouselCommands {
  started: boolean;
}

const AT_START: Progress = { stops: 0, stop: 0, moves: 0 };

function readProgress(swiper: Swiper, moves: number): Progress {
  if (swiper.params.loop) return { stops: swiper.slides.length, stop: swiper.realIndex, moves };
  const stops = swiper.isLocked ? 1 : swiper.snapGrid.length;
  return { stops, stop: swiper.snapIndex, moves };
}

function follow(swiper: Swiper, setProgress: (change: (before: Progress) => Progress) => void) {
  const update = (moved: number) => {
    if (!swiper.destroyed) setProgress((before) => readProgress(swiper, before.moves + moved));
  };
  for (const event of ['slideChange', 'snapGridLengthChange', 'lock', 'unlock'] as const) {
    swiper.on(event, () => update(0));
  }
  swiper.on('transitionEnd', () => update(1));
  update(0);
}

/** Starts after hydration and ends with the component. */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  { endless, rewind, speed }: SwiperWish,
): RunningCarousel {
  const [swiper, setSwiper] = useState<Swiper>();
  const [progress, setProgress] = useState(AT_START);
  useEffect(() => {
    if (!viewport.current) return;
    const started = startSwiper(viewport.current, { endless, rewind, speed });
    follow(started, setProgress);
    const leaveFocus = keepFocusInView(started);
    setSwiper(started);
    return () => {
      leaveFocus();
      setSwiper(undefined);
      started.destroy(true, true);
    };
  }, [viewport, endless, rewind, speed]);
  const commands = useMemo(() => carouselCommands(swiper), [swiper]);
  return { started: swiper !== undefined, ...progress, ...commands };
}
