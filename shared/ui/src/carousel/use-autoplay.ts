/** Moves a carousel by itself, until the visitor pauses it. */
import { type HTMLAttributes, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import type { RunningCarousel } from './use-swiper.ts';

export interface Autoplay {
  /** Milliseconds from the end of one move to the next. */
  delay: number;
  /** Milliseconds before the first move; `delay` when not given. */
  firstDelay?: number | undefined;
}

export interface PlayControl {
  playing: boolean;
  toggle: () => void;
}

/** True while a mouse is over the element with `pauseProps`, the keyboard is in it or the page is hidden. */
function usePaused() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const change = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  const pauseProps: HTMLAttributes<HTMLElement> = {
    // A touch enters too, but never leaves.
    onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { paused: isHovered || isFocused || isHidden, pauseProps };
}

/**
 * Waits again after every move and after every pause. `play` is undefined without `autoplay`. Does not
 * begin to play for visitors who prefer reduced motion; they may start it themselves.
 */
export function useAutoplay(
  { started, moves, next }: RunningCarousel,
  autoplay: Autoplay | undefined,
) {
  const { paused, pauseProps } = usePaused();
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);
  const { delay, firstDelay = delay } = autoplay ?? {};
  // `moves` is what starts the next wait.
  useEffect(() => {
    const wait = moves === 0 ? firstDelay : delay;
    if (wait === undefined || !started || !playing || paused) return;
    const timer = setTimeout(next, wait);
    return () => clearTimeout(timer);
  }, [delay, firstDelay, started, playing, paused, moves, next]);

  const control: PlayControl = { playing, toggle: () => setPlaying((before) => !before) };
  return { play: autoplay && control, pauseProps };
}
