/** The carousel, its own entry: only pages that show one load its machinery. */
export { Carousel, type CarouselProps } from './carousel.tsx';
export type { CarouselTexts } from './carousel-controls.tsx';
