/** Structured data of a venue. */
import type { ImageSet, Price } from '@mall/contracts';
import type { MetaArgs, StaticRouteId, StructuredData } from '@mall/runtime';
import { locationData, type PlaceFacts } from '../../base/structured-data/mall-place.ts';
import { ticketOffer } from './ticket-offers.ts';

/** Types of schema.org. */
export type VenueType = 'AmusementPark' | 'Aquarium';

export interface VenueFacts extends PlaceFacts {
  /** The prices that are sold as tickets. */
  tickets: readonly Price[];
}

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
  { contact, openingHours, tickets }: VenueFacts,
): StructuredData {
  const url = origin + pathTo(route);
  const place = {
    name,
    description,
    url,
    ...(image ? { image: origin + image['1x'] } : {}),
    ...locationData(contact),
    containedInPlace: { '@id': `${origin}/#mall` },
    ...openingHours,
    isAccessibleForFree: false,
    currenciesAccepted: 'HUF',
    makesOffer: tickets.map((price) => ticketOffer(price, url)),
  };
  return type === 'Aquarium' ? aquariumBusiness(place) : { '@type': type, ...place };
}

/** In schema.org only a business makes offers, and an aquarium by itself is a place alone. */
function aquariumBusiness(place: object): StructuredData {
  // The types know no object of two types.
  return { '@type': ['Aquarium', 'EntertainmentBusiness'], ...place } as unknown as StructuredData;
}
