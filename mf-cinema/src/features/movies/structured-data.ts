import { placeLocation } from '@mall/blocks';
import type { Contact, Movie } from '@mall/contracts';
import type { MetaArgs, StructuredData } from '@mall/runtime';

/** The cinema has eleven halls (requirement 8.3). */
const HALLS = 11;

export function cinemaData(
  contact: Contact,
  title: string,
  args: Pick<MetaArgs, 'origin' | 'pathTo' | 'brand'>,
) {
  const url = args.origin + args.pathTo('cinema');
  return {
    '@type': 'MovieTheater' as const,
    '@id': `${url}#mozi`,
    name: `${title} – ${args.brand.name}`,
    url,
    screenCount: HALLS,
    telephone: contact.phone,
    ...placeLocation(contact),
  };
}

type Screening = Movie['events'][number];

const MINUTE_MS = 60_000;

/** The mark of the Hungarian rating: a film for all ages (korhatár nélkül) has one of its own. */
const markOf = (age: Movie['age_rating']) => (age === 0 ? 'KN' : `${age}`);

const idOf = (url: string) => `${url}#film`;

/** A schema.org `Movie`; `url` is the URL of its page, `origin` the origin of the site. */
export function movieData(movie: Movie, url: string, origin: string): StructuredData {
  const { name, lead, genre, length, age_rating, poster } = movie;
  return {
    '@type': 'Movie',
    '@id': idOf(url),
    name,
    description: lead,
    genre,
    duration: `PT${length}M`,
    contentRating: markOf(age_rating),
    image: origin + poster['1x'],
    url,
  };
}

/** What is spoken and what is written below; nothing where the original's language is not known. */
const LANGUAGES = {
  'original-hu': { inLanguage: 'hu' },
  dubbed: { inLanguage: 'hu' },
  subbed: { subtitleLanguage: 'hu' },
  original: {},
};

/**
 * A schema.org `ScreeningEvent`, whose tickets are reached from the movie's page; `price` is that of the
 * cheapest in forints, where it is known.
 */
export function screeningData(
  { time, version, format }: Screening,
  price: number | undefined,
  { movie, url, theatre }: { movie: Pick<Movie, 'name'>; url: string; theatre: string },
) {
  return {
    '@type': 'ScreeningEvent' as const,
    name: movie.name,
    startDate: time,
    videoFormat: format,
    ...LANGUAGES[version],
    location: { '@id': theatre },
    workPresented: { '@id': idOf(url) },
    offers: {
      '@type': 'Offer' as const,
      ...(price === undefined ? {} : { price, priceCurrency: 'HUF' }),
      url,
      availability: 'https://schema.org/InStock' as const,
    },
  };
}

/** What only the movie's own page says of a screening: a list of all would be too heavy with it. */
export function screeningDetails({ time, url }: Screening, { length }: Pick<Movie, 'length'>) {
  return {
    endDate: new Date(Date.parse(time) + length * MINUTE_MS).toISOString(),
    url,
    eventStatus: 'https://schema.org/EventScheduled' as const,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
  };
}
