/** The carousel, an entry of its own: only pages that show one load its machinery. */
export { Carousel, type CarouselProps } from './carousel.tsx';
export type { CarouselTexts } from './carousel-controls.tsx';
