import { eventData } from '@mall/blocks';
import type { Config, EditorialPage, ImageSet, Price, Venue } from '@mall/contracts';
import type { StructuredData } from '@mall/runtime';
import { locationData, placeFacts } from '../../base/structured-data/structured-data.ts';
import { showDates } from '../venue-facts/show-times.ts';

export type VenueType = 'AmusementPark' | 'Aquarium';

/** What the structured data needs: the hours of `page`, its tickets, and what begins at `venue` in the next days. */
export function venueFacts(
  { opening_hours, sections }: EditorialPage,
  config: Config,
  venue: Venue | undefined,
) {
  const tickets = sections.flatMap(({ prices = [] }) => prices.filter(({ ticket }) => ticket));
  const shows = venue ? showDates(venue, config, Date.now()) : [];
  return { ...placeFacts(config, opening_hours), tickets, shows };
}

type VenueFacts = ReturnType<typeof venueFacts>;

interface Place {
  name: string;
  description: string;
  image?: ImageSet | undefined;
  origin: string;
  path: string;
}

export function venueStructuredData(type: VenueType, venue: Place, facts: VenueFacts) {
  return [venueData(type, venue, facts), ...showEvents(venue, facts)];
}

function venueData(type: VenueType, venue: Place, facts: VenueFacts): StructuredData {
  const { name, description, image, origin } = venue;
  const url = origin + venue.path;
  const place = {
    name,
    description,
    url,
    ...(image ? { image: origin + image['1x'] } : {}),
    ...locationData(facts.contact),
    containedInPlace: { '@id': `${origin}/#mall` },
    ...facts.openingHours,
    isAccessibleForFree: false,
    currenciesAccepted: 'HUF',
    makesOffer: facts.tickets.map((price) => ticketOffer(price, url)),
  };
  if (type !== 'Aquarium') return { '@type': type, ...place };
  // In schema.org only a business makes offers, and an aquarium by itself is a place alone. The types know
  // no object of two types.
  const types: unknown = { '@type': ['Aquarium', 'EntertainmentBusiness'], ...place };
  return types as StructuredData;
}

/** Each date as an event in the venue, for which its first ticket, that of adults, is offered. */
function showEvents(venue: Place, { contact, tickets, shows }: VenueFacts): StructuredData[] {
  const { name: place, image, origin, path: url } = venue;
  return shows.map(({ name, start }) => ({
    ...eventData(
      { title: `${name} – ${place}`, url, image, place },
      { from: start },
      { origin, contact },
    ),
    offers: tickets.slice(0, 1).map((price) => ticketOffer(price, origin + url)),
  }));
}

/** UN/CEFACT's code of a minute. */
const MINUTE = 'MIN';

/** The offer of a ticket at `url`; one by the minute is marked as such. */
function ticketOffer({ label, note, amount: price, rule }: Price, url: string) {
  const money = { price, priceCurrency: 'HUF' };
  return {
    '@type': 'Offer' as const,
    name: label,
    ...(note && { description: note }),
    ...money,
    availability: 'https://schema.org/InStock' as const,
    url,
    ...(rule?.per_minute && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        ...money,
        unitCode: MINUTE,
      },
    }),
  };
}
