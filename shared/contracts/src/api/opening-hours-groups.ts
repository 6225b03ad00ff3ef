/** What opening hours are given for, in the order of the site's lists: those of requirement 4.5, and the brick park. */
export const OPENING_HOURS_GROUPS = [
  'shops',
  'restaurants',
  'tesco',
  'cinema',
  'tropicarium',
  'jatszohaz',
  'kockapark',
  'gym',
] as const;

export type OpeningHoursGroup = (typeof OPENING_HOURS_GROUPS)[number];
