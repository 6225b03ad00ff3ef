import { placeLocation } from '@mall/blocks';
import type { Config, Contact } from '@mall/contracts';
import { mallTime, planOfGroup } from '@mall/opening-hours';
import { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, StructuredData } from '@mall/runtime';

/** Contact of the mall, and the hours of `group` where one is given. */
export function placeFacts(config: Config, group: string | undefined) {
  const today = mallTime(Date.now()).day;
  return {
    contact: config.contact,
    openingHours:
      group === undefined ? undefined : structuredHours(planOfGroup(config, group), today),
  };
}

export function locationData(contact: Contact) {
  return { telephone: contact.phone, ...placeLocation(contact) };
}

/** The mall as a schema.org `ShoppingCenter`. */
export function mallPlace(
  { brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>,
  { contact, openingHours }: ReturnType<typeof placeFacts>,
): StructuredData {
  return {
    '@type': 'ShoppingCenter',
    '@id': `${origin}/#mall`,
    name: brand.name,
    url: `${origin}/`,
    email: contact.email,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/card.png`,
    ...(contact.profiles ? { sameAs: contact.profiles } : {}),
    ...locationData(contact),
    ...openingHours,
  };
}

export function webSite({ brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: ['hu', 'en'],
    publisher: { '@id': `${origin}/#mall` },
  };
}
