/** A campaign as an event of schema.org. */
import { placeLocation } from '@mall/blocks';
import type { CampaignTime, Contact, ImageSet } from '@mall/contracts';
import type { MetaArgs, StaticRouteId, StructuredData } from '@mall/runtime';

export interface CampaignFacts {
  route: StaticRouteId;
  title: string;
  description: string;
  image: ImageSet | undefined;
  contact: Contact;
  time: CampaignTime;
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
    url: origin + pathTo(route),
    ...(image ? { image: [origin + image['1x']] } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'Place', name: brand.name, address: placeLocation(contact).address },
    organizer: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
  };
}
