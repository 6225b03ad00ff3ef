import { eventData } from '@mall/blocks';
import type { Config, EditorialPage, Price, Venue } from '@mall/contracts';
import type { StructuredData } from '@mall/runtime';
import { hoursData, locationData } from '../../base/structured-data/structured-data.ts';
import { showDates } from '../venue-facts/show-times.ts';

export type VenueType = 'AmusementPark' | 'Aquarium';

interface VenueFacts {
  page: EditorialPage;
  config: Config;
  venue: Venue | undefined;
}

/** Origin of the site and path of the venue's page. */
interface Address {
  origin: string;
  path: string;
}

export function venueStructuredData(type: VenueType, facts: VenueFacts, address: Address) {
  const url = address.origin + address.path;
  const tickets = facts.page.sections
    .flatMap(({ prices = [] }) => prices.filter(({ ticket }) => ticket))
    .map((price) => ticketOffer(price, url));
  const place = { ...venuePlace(facts, address), makesOffer: tickets };
  // In schema.org only a business makes offers, and an aquarium by itself is a place alone. The types know
  // no object of two types.
  const types: unknown = type === 'Aquarium' ? ['Aquarium', 'EntertainmentBusiness'] : type;
  // An event is offered by the first ticket, that of adults.
  const events = showEvents(facts, address).map((one) => ({ ...one, offers: tickets.slice(0, 1) }));
  return [{ '@type': types, ...place } as StructuredData, ...events];
}

function venuePlace({ page, config }: VenueFacts, { origin, path }: Address) {
  const { title, description, images, opening_hours: group } = page;
  return {
    name: title,
    description,
    url: origin + path,
    ...(images ? { image: origin + images.cover['1x'] } : {}),
    ...locationData(config.contact),
    containedInPlace: { '@id': `${origin}/#mall` },
    ...(group ? hoursData(config, group) : {}),
    isAccessibleForFree: false,
    currenciesAccepted: 'HUF',
  };
}

/** Each date of the next days as an event in the venue. */
function showEvents({ page, config, venue }: VenueFacts, { origin, path: url }: Address) {
  const { title: place, images } = page;
  const shows = venue ? showDates(venue, config, Date.now()) : [];
  return shows.map(({ name, start }) =>
    eventData(
      { title: `${name} – ${place}`, url, image: images?.cover, place },
      { from: start },
      { origin, contact: config.contact },
    ),
  );
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
