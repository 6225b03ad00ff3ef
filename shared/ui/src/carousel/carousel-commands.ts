/** What a visitor may ask of a running carousel. */
import type Swiper from 'swiper';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';

export interface CarouselCommands {
  next: () => void;
  previous: () => void;
  goTo: (snapIndex: number) => void;
}

/** Undefined leaves the duration to the carousel. */
function duration(): number | undefined {
  return prefersReducedMotion() ? 0 : undefined;
}

/** Commands that do nothing while there is no `swiper`. */
export function carouselCommands(swiper: Swiper | undefined): CarouselCommands {
  return {
    next: () => swiper?.slideNext(duration()),
    previous: () => swiper?.slidePrev(duration()),
    goTo: (snapIndex) =>
      swiper?.params.loop
        ? swiper.slideToLoop(snapIndex, duration())
        : swiper?.slideTo(snapIndex, duration()),
  };
}
