/** The texts of a carousel's controls. */
import type { Language } from '@mall/contracts';
import type { CarouselTexts } from '@mall/ui/carousel';

export const CAROUSEL_TEXTS: Record<Language, CarouselTexts> = {
  hu: {
    previous: 'Előző',
    next: 'Következő',
    pause: 'Lapozás megállítása',
    play: 'Lapozás indítása',
    slide: (number, total) => `${number}. dia, összesen ${total}`,
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Stop the slides',
    play: 'Play the slides',
    slide: (number, total) => `Slide ${number} of ${total}`,
  },
};
