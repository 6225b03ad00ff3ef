/** Starts Swiper where the visitor has already scrolled to. */
import Swiper from 'swiper';

export interface SwiperOptions {
  /** Slides follow each other in a circle. */
  endless: boolean;
  /** The next of the last is the first, by going back. */
  rewind: boolean;
  /** Milliseconds of a move. */
  speed: number;
}

function takeScrolledSlide(viewport: HTMLElement): number {
  const slideWidth = viewport.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth ?? 0;
  const slide = slideWidth > 0 ? Math.round(viewport.scrollLeft / slideWidth) : 0;
  viewport.scrollLeft = 0;
  return slide;
}

/** A Swiper on `viewport`, whose CSS gives every slide its width: nothing moves at the start. */
export function startSwiper(viewport: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(viewport, {
    slidesPerView: 'auto',
    initialSlide: takeScrolledSlide(viewport),
    loop: options.endless,
    rewind: options.rewind && !options.endless,
    speed: options.speed,
  });
}
