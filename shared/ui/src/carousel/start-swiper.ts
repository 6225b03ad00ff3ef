/** Runs Swiper on a row that CSS has already laid out. The first carousel that starts loads this module. */
import Swiper from 'swiper';
import { prefersReducedMotion } from '../motion/reduced-motion.ts';

export interface SlideOptions {
  /** Slides follow each other in a circle. */
  loop: boolean;
  /** The next of the last is the first, by going back. */
  rewind: boolean;
  /** Milliseconds of a move. */
  speed: number;
}

export interface Progress {
  /** How many positions the carousel can snap to, and the index of the current one. */
  snapPoints: number;
  snapIndex: number;
  /** Grows by one with every move that has ended. */
  moves: number;
}

export interface CarouselCommands {
  next: () => void;
  previous: () => void;
  goTo: (snapIndex: number) => void;
}

/** The slide that the visitor has scrolled to. */
function takeScrolledSlide(viewport: HTMLElement): number {
  const slideWidth = viewport.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth ?? 0;
  const slide = slideWidth > 0 ? Math.round(viewport.scrollLeft / slideWidth) : 0;
  viewport.scrollLeft = 0;
  return slide;
}

function progressOf(swiper: Swiper): Omit<Progress, 'moves'> {
  if (swiper.params.loop) {
    return { snapPoints: swiper.slides.length, snapIndex: swiper.realIndex };
  }
  const { isLocked, snapGrid, snapIndex } = swiper;
  return { snapPoints: isLocked ? 1 : snapGrid.length, snapIndex };
}

function follow(swiper: Swiper, onProgress: (progress: Progress) => void): void {
  let moves = 0;
  const report = () => {
    if (!swiper.destroyed) onProgress({ ...progressOf(swiper), moves });
  };
  for (const event of ['slideChange', 'snapGridLengthChange', 'lock', 'unlock'] as const) {
    swiper.on(event, report);
  }
  swiper.on('transitionEnd', () => {
    moves += 1;
    report();
  });
  report();
}

/** Keyboard focus must never be on a slide that is out of view. */
function showFocused(swiper: Swiper, { target }: FocusEvent): void {
  const slide =
    target instanceof Element && target.matches(':focus-visible')
      ? target.closest<HTMLElement>('.swiper-slide')
      : null;
  if (!slide) return;
  // The browser scrolls a focused element into view by itself, which Swiper does not notice.
  swiper.el.scrollLeft = 0;
  const [inner, outer] = [slide.getBoundingClientRect(), swiper.el.getBoundingClientRect()];
  if (inner.left >= outer.left - 1 && inner.right <= outer.right + 1) return;
  // Not slideToLoop: that moves elements in the document, and a moved element loses the focus.
  swiper.slideTo([...swiper.slides].indexOf(slide), 0);
}

/** The CSS of `viewport` gives every slide its width, so nothing moves at the start. */
export function startSwiper(
  viewport: HTMLElement,
  { loop, rewind, speed }: SlideOptions,
  onProgress: (progress: Progress) => void,
): CarouselCommands & { end: () => void } {
  const swiper = new Swiper(viewport, {
    slidesPerView: 'auto',
    initialSlide: takeScrolledSlide(viewport),
    loop,
    rewind,
    speed,
  });
  follow(swiper, onProgress);
  const onFocus = (event: FocusEvent) => showFocused(swiper, event);
  viewport.addEventListener('focusin', onFocus);
  /** Undefined is the duration of the options. */
  const duration = () => (prefersReducedMotion() ? 0 : undefined);
  return {
    next: () => swiper.slideNext(duration()),
    previous: () => swiper.slidePrev(duration()),
    goTo: (snapIndex) =>
      loop ? swiper.slideToLoop(snapIndex, duration()) : swiper.slideTo(snapIndex, duration()),
    end: () => {
      viewport.removeEventListener('focusin', onFocus);
      swiper.destroy(true, true);
    },
  };
}
