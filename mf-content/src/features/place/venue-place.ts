/** A venue of the mall as schema.org describes it. */
import type { Config, EditorialPage, ImageSet } from '@mall/contracts';
import type { MetaArgs, StaticRouteId, StructuredData } from '@mall/runtime';
import { type PlaceFacts, whereabouts } from './mall-place.ts';
import { openingHoursSpecification } from './opening-hours-specification.ts';

/** Contact of the mall, and the venue's own hours where the configuration has them. */
export function venueFacts({ contact, opening_hours }: Config, page: EditorialPage): PlaceFacts {
  return { contact, hours: page.opening_hours ? opening_hours[page.opening_hours] : [] };
}

/** Types of schema.org. */
export type VenueType = 'AmusementPark' | 'Aquarium';

interface Venue {
  type: VenueType;
  /** Id of the venue's route. */
  route: StaticRouteId;
  name: string;
  description: string;
  image?: ImageSet | undefined;
}

/** The venue within the mall. */
export function venuePlace(
  { origin, pathTo }: Pick<MetaArgs, 'origin' | 'pathTo'>,
  { type, route, name, description, image }: Venue,
  { contact, hours }: PlaceFacts,
): StructuredData {
  const place = {
    name,
    description,
    url: origin + pathTo(route),
    ...(image ? { image: origin + image['1x'] } : {}),
    ...whereabouts(contact),
    containedInPlace: { '@id': `${origin}/#mall` },
    ...(hours.length > 0 ? { openingHoursSpecification: openingHoursSpecification(hours) } : {}),
  };
  return type === 'Aquarium' ? { '@type': type, ...place } : { '@type': type, ...place };
}
