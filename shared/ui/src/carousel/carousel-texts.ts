/** What a carousel says; its caller knows the language. */
export interface CarouselTexts {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Name of a slide's place, for instance "Slide 2 of 5". */
  slide: (number: number, count: number) => string;
}
