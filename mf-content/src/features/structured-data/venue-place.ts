/** Structured data of a venue. */
import type { ImageSet } from '@mall/contracts';
import type { MetaArgs, StaticRouteId, StructuredData } from '@mall/runtime';
import { locationData, type PlaceFacts } from './mall-place.ts';

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

/** The venue, contained in the mall. */
export function venuePlace(
  { origin, pathTo }: Pick<MetaArgs, 'origin' | 'pathTo'>,
  { type, route, name, description, image }: Venue,
  { contact, openingHours }: PlaceFacts,
): StructuredData {
  return {
    '@type': type,
    name,
    description,
    url: origin + pathTo(route),
    ...(image ? { image: origin + image['1x'] } : {}),
    ...locationData(contact),
    containedInPlace: { '@id': `${origin}/#mall` },
    ...openingHours,
  };
}
