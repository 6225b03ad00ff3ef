/** A campaign as an event of schema.org. */
import type { CampaignTime, Contact, ImageSet, RouteRef } from '@mall/contracts';
import type { MetaArgs, StaticRouteId, StructuredData } from '@mall/runtime';

export interface CampaignFacts {
  route: StaticRouteId | RouteRef;
  title: string;
  description: string;
  image: ImageSet | undefined;
  contact: Contact;
  time: CampaignTime;
}

function mall({ address, postal_code, city }: Contact, name: string) {
  return {
    '@type': 'Place' as const,
    name,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: address,
      postalCode: postal_code,
      addressLocality: city,
      addressCountry: 'HU',
    },
  };
}

/** A free `Event` at the mall, from the campaign's beginning to its end. */
export function campaignEvent(
  { brand, origin, pathTo }: Pick<MetaArgs, 'brand' | 'origin' | 'pathTo'>,
  { route, title, description, image, contact, time }: CampaignFacts,
): StructuredData {
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: time.from,
    endDate: time.until,
    // The id is that of a route without parameters.
    url: origin + pathTo(route as RouteRef),
    ...(image ? { image: [origin + image['1x']] } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    location: mall(contact, brand.name),
    organizer: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
  };
}
