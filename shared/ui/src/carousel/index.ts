/** The carousel, an entry of its own: only pages that show one load its machinery. */
export { Carousel, type CarouselProps, type CarouselTexts } from './carousel.tsx';
export type { PerView, SlidesPerView } from './slides-per-view.ts';
