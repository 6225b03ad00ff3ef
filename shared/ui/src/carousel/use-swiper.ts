/** Runs Swiper on a row that CSS has already laid out, and follows its position. */
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type Swiper from 'swiper';
import { type CarouselCommands, carouselCommands } from './carousel-commands.ts';
import { keepFocusInView } from './keep-focus-in-view.ts';
import type { SwiperOptions } from './start-swiper.ts';

interface Progress {
  /** How many positions the carousel can snap to, and the index of the current one. */
  snapPoints: number;
  snapIndex: number;
  /** Grows by one with every move that has ended. */
  moves: number;
}

/** State and commands of a carousel. */
export interface RunningCarousel extends Progress, CarouselCommands {
  started: boolean;
}

const AT_START: Progress = { snapPoints: 0, snapIndex: 0, moves: 0 };

function readProgress(swiper: Swiper, moves: number): Progress {
  if (swiper.params.loop) {
    return { snapPoints: swiper.slides.length, snapIndex: swiper.realIndex, moves };
  }
  const snapPoints = swiper.isLocked ? 1 : swiper.snapGrid.length;
  return { snapPoints, snapIndex: swiper.snapIndex, moves };
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

/** Swiper is loaded by the first carousel that runs, and never before the page's own scripts. */
const loadSwiper = () => import('./start-swiper.ts');

/** Starts after hydration and ends with the component. */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  { endless, rewind, speed }: SwiperOptions,
): RunningCarousel {
  const [swiper, setSwiper] = useState<Swiper>();
  const [progress, setProgress] = useState(AT_START);
  useEffect(() => {
    const ending = new AbortController();
    const start = async () => {
      const { startSwiper } = await loadSwiper();
      if (ending.signal.aborted || !viewport.current) return;
      const started = startSwiper(viewport.current, { endless, rewind, speed });
      follow(started, setProgress);
      const leaveFocus = keepFocusInView(started);
      setSwiper(started);
      ending.signal.addEventListener('abort', () => {
        leaveFocus();
        setSwiper(undefined);
        started.destroy(true, true);
      });
    };
    // The browser has reported the file that failed; the row can be scrolled without it.
    start().catch(() => undefined);
    return () => ending.abort();
  }, [viewport, endless, rewind, speed]);
  const commands = useMemo(() => carouselCommands(swiper), [swiper]);
  return { started: swiper !== undefined, ...progress, ...commands };
}
