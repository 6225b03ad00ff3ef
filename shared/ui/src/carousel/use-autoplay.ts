/** Moves a carousel by itself, until the visitor pauses it. */
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import type { RunningCarousel } from './use-swiper.ts';

export interface Autoplay {
  /** Milliseconds from the end of one move to the next. */
  delay: number;
  /** Milliseconds before the first move; `delay` when not given. */
  firstDelay?: number | undefined;
  pauseOnHover?: boolean | undefined;
}

export interface PlayControl {
  playing: boolean;
  toggle: () => void;
}

/**
 * Waits anew after every move and whenever `paused` ends. Undefined without `autoplay`.
 * Does not begin to play for visitors who prefer reduced motion; they may start it themselves.
 */
export function useAutoplay(
  carousel: RunningCarousel,
  autoplay: Autoplay | undefined,
  paused: boolean,
): PlayControl | undefined {
  const [playing, setPlaying] = useState(autoplay !== undefined);
  const { started, moves, next } = carousel;
  const { delay = 0, firstDelay = delay } = autoplay ?? {};

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);

  const isWanted = autoplay !== undefined;
  // `moves` is what starts the next wait.
  useEffect(() => {
    if (!isWanted || !started || !playing || paused) return;
    const timer = setTimeout(next, moves === 0 ? firstDelay : delay);
    return () => clearTimeout(timer);
  }, [isWanted, started, playing, paused, moves, next, delay, firstDelay]);

  return autoplay ? { playing, toggle: () => setPlaying((before) => !before) } : undefined;
}
