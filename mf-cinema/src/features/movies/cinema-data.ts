/** Structured data of the cinema itself. */
import { placeLocation } from '@mall/blocks';
import type { Config, ImageSet } from '@mall/contracts';
import type { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs } from '@mall/runtime';

/** The cinema has eleven halls (requirement 8.3). */
const HALLS = 11;

interface CinemaData {
  contact: Config['contact'];
  openingHours?: ReturnType<typeof structuredHours>;
  image?: ImageSet | undefined;
}

/** A schema.org `MovieTheater`; `title` is the name of its page. */
export function cinemaData(
  { contact, openingHours, image }: CinemaData,
  title: string,
  args: Pick<MetaArgs, 'origin' | 'pathTo' | 'brand'>,
) {
  const url = args.origin + args.pathTo('cinema');
  return {
    '@type': 'MovieTheater' as const,
    '@id': `${url}#mozi`,
    name: `${title} – ${args.brand.name}`,
    url,
    ...(image ? { image: args.origin + image['1x'] } : {}),
    screenCount: HALLS,
    telephone: contact.phone,
    ...placeLocation(contact),
    ...openingHours,
  };
}
