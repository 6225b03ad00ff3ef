/** The position and the commands of a carousel, which Swiper runs after hydration. */
import { type RefObject, useEffect, useState } from 'react';
import type { CarouselCommands, Progress, SlideOptions } from './start-swiper.ts';

export interface RunningCarousel extends Progress, CarouselCommands {
  started: boolean;
}

const AT_START: Progress = { snapPoints: 0, snapIndex: 0, moves: 0 };

const nothing = () => undefined;
const loadSwiper = () => import('./start-swiper.ts');
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
// In a browser while the page is hydrated, not after that.
if (typeof window !== 'undefined') loadSwiper().catch(nothing);

/** While Swiper does not run. */
const NO_COMMANDS: CarouselCommands = { next: nothing, previous: nothing, goTo: nothing };

/** Starts after hydration and ends with the component. */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  { loop, rewind, speed }: SlideOptions,
): RunningCarousel {
  const [commands, setCommands] = useState<CarouselCommands>();
  const [progress, setProgress] = useState(AT_START);
  useEffect(() => {
    const ending = new AbortController();
    const start = async () => {
      const { startSwiper } = await loadSwiper();
      // Not in the task that hydrates the row: both together would block an input for too long.
      await nextTask();
      if (ending.signal.aborted || !viewport.current) return;
      const started = startSwiper(viewport.current, { loop, rewind, speed }, setProgress);
      setCommands(started);
      ending.signal.addEventListener('abort', () => {
        setCommands(undefined);
        started.end();
      });
    };
    // The browser has reported the file that failed; the row can be scrolled without it.
    start().catch(nothing);
    return () => ending.abort();
  }, [viewport, loop, rewind, speed]);
  return { started: commands !== undefined, ...progress, ...(commands ?? NO_COMMANDS) };
}
