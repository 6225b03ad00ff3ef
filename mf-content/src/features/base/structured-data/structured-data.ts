import { placeLocation } from '@mall/blocks';
import type { Config, Contact } from '@mall/contracts';
import { mallTime, planOfGroup } from '@mall/opening-hours';
import { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, StructuredData } from '@mall/runtime';

/** The hours of a group, with the exceptions from today on. */
export function hoursData(config: Config, group: string) {
  return structuredHours(planOfGroup(config, group), mallTime(Date.now()).day);
}

export function locationData(contact: Contact) {
  return { telephone: contact.phone, ...placeLocation(contact) };
}

/** The mall as a schema.org `ShoppingCenter`. */
export function mallPlace(
  { brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>,
  config: Config,
): StructuredData {
  const { contact } = config;
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
    ...hoursData(config, 'shops'),
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
