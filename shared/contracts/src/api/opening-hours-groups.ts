/** What opening hours are given for, in the order of the site's lists (spec section 3). */
export const OPENING_HOURS_GROUPS = [
  'shops',
  'restaurants',
  'tesco',
  'cinema',
  'tropicarium',
  'jatszohaz',
  'gym',
] as const;

export type OpeningHoursGroup = (typeof OPENING_HOURS_GROUPS)[number];
