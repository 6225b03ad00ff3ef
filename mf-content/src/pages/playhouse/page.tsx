/** The playhouse. */
import { editorialPage } from '@mall/blocks';
import { venueHours } from '../../features/opening-hours/venue-hours.tsx';
import { venueHead } from '../../features/structured-data/venue-head.ts';

export const { loader, meta, Component } = editorialPage({
  slug: 'playhouse',
  tone: 'leaf',
  headerContent: venueHours,
  ...venueHead({ type: 'AmusementPark', route: 'playhouse' }),
});
