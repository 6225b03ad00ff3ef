/** The query keys of list and map: the same in both languages. Other apps link with some of them. */
import type { ShopFilter } from '@mall/shop-filter';

/** Of each part of the filter. */
export const FILTER_KEYS = {
  category: 'kategoria',
  floor: 'szint',
  services: 'szolgaltatas',
  open: 'nyitva',
  text: 'q',
} as const satisfies Record<keyof ShopFilter, string>;

/** The page of a long list: a changed filter begins at the first one. */
export const PAGE_KEY = 'oldal';

/** The floor that the map shows: the key by which the list filters. */
export const FLOOR_KEY = FILTER_KEYS.floor;

/** The shop or attraction whose card is open on the map. */
export const PLACE_KEY = 'uzlet';

/** Both ends of a walk and how it is walked. */
export const DIRECTIONS_KEYS = { from: 'honnan', to: 'hova', stepFree: 'lepcso' } as const;

/** The shops of a visit. */
export const VISIT_KEY = 'latogatas';
