/** Image sets of the gallery's own, so that it needs no content. */
import type { ImageSet } from '@mall/contracts';

const HILL = new URL('./pictures/hill.svg', import.meta.url).href;
const LAKE = new URL('./pictures/lake.svg', import.meta.url).href;

const BLUR =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='2'%3E%3Cpath fill='%23ffb703' d='M0 0h3v2H0z'/%3E%3Cpath fill='%232e7d5b' d='M0 1h3v1H0z'/%3E%3C/svg%3E";

const CLEAR = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

const SIZE = { width: 1200, height: 800, alt: '' };

export const hill: ImageSet = { ...SIZE, '1x': HILL, lqip: BLUR };
export const lake: ImageSet = { ...SIZE, '1x': LAKE };
/** Transparent, so that its placeholder stays visible. */
export const loading: ImageSet = { ...SIZE, '1x': CLEAR, lqip: BLUR };
