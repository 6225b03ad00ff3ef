/** The keyboard must never be on a slide that is out of sight. */
import type Swiper from 'swiper';
import { listen } from './listen.ts';

function isInView(slide: Element, viewport: Element): boolean {
  const [inner, outer] = [slide.getBoundingClientRect(), viewport.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}

function show(swiper: Swiper, slide: HTMLElement) {
  // The browser scrolls a focused element into view by itself, which Swiper does not know of.
  swiper.el.scrollLeft = 0;
  if (isInView(slide, swiper.el)) return;
  // Not slideToLoop: that moves elements in the document, and a moved element loses the focus.
  const index = [...swiper.slides].indexOf(slide);
  swiper.slideTo(index, 0);
}

/** Shows at once the slide that the keyboard moves into; the returned function ends it. */
export function keepFocusInView(swiper: Swiper): () => void {
  const onFocus = ({ target }: Event) => {
    const focused = target instanceof Element && target.matches(':focus-visible') ? target : null;
    const slide = focused?.closest<HTMLElement>('.swiper-slide');
    if (slide) show(swiper, slide);
  };
  return listen(swiper.el, { focusin: onFocus });
}
