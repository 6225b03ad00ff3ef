import type { EditorialPage } from '@mall/contracts';
import { OpeningHours } from './opening-hours.tsx';

/** The opening hours of a venue's page; null when the page names no group. */
export function venueHours({ opening_hours: group }: EditorialPage) {
  return group ? <OpeningHours group={group} /> : null;
}
