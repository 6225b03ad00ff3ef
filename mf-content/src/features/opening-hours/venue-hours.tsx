import type { EditorialPage } from '@mall/contracts';
import { OpeningHours } from './opening-hours.tsx';

/** The opening hours of a venue's page; nothing where it has none of its own. */
export function venueHours({ opening_hours: group }: EditorialPage) {
  return group ? <OpeningHours group={group} /> : null;
}
