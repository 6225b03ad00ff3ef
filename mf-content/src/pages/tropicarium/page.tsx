/** The aquarium zoo. */
import { editorialPage } from '@mall/blocks';
import { venueHours } from '../../features/opening-hours/venue-hours.tsx';
import { venueHead } from '../../features/structured-data/venue-head.ts';

export const { loader, meta, Component } = editorialPage({
  slug: 'tropicarium',
  tone: 'sky',
  headerContent: venueHours,
  ...venueHead({ type: 'Aquarium', route: 'tropicarium' }),
});
