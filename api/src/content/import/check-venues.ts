/** Checks that the price planner finds each ticket once, and each venue on the floor plan. */
import { type TicketName, VENUE_TICKETS } from '@mall/contracts';
import type { ContentIssue } from '../../base/content-issue.ts';
import type { ReadContent } from './read-folder.ts';

/** The rules for these tickets count by age, and the ages are content. */
const TICKETS_BY_AGE: readonly string[] = [
  'kockapark_reduced',
  'tropicarium_child',
] satisfies TicketName[];

type Price = NonNullable<
  ReadContent['pages'][number]['page']['sections'][number]['prices']
>[number];
interface PlacedPrice {
  price: Price & { ticket: TicketName };
  file: string;
  path: string;
}

/** All issues of this kind in `content`; files that could not be read are skipped. */
export function checkVenues(content: ReadContent): ContentIssue[] {
  const prices = pricesOf(content);
  return [
    ...twice(content, prices),
    ...incomplete(prices),
    ...withoutAges(prices),
    ...unknownPlaces(content),
  ];
}

function pricesOf({ pages }: ReadContent): PlacedPrice[] {
  return pages.flatMap(({ file, page }) =>
    page.sections.flatMap(({ prices = [] }, section) =>
      prices.flatMap((price, index) =>
        price.ticket
          ? [
              {
                price: { ...price, ticket: price.ticket },
                file,
                path: `sections.${section}.prices.${index}`,
              },
            ]
          : [],
      ),
    ),
  );
}

function twice({ sources }: ReadContent, prices: readonly PlacedPrice[]): ContentIssue[] {
  return prices.flatMap(({ price: { ticket }, file, path }, index) => {
    const first = prices.findIndex(({ price }) => price.ticket === ticket);
    const other = prices[first];
    if (first === index || !other) return [];
    const line = sources.get(other.file)?.lineOf(other.path);
    const message = `"${ticket}" has a price in ${other.file}, line ${line}, already; a ticket has one price`;
    return [{ file, path: `${path}.ticket`, message }];
  });
}

/** The rules of a venue need all its tickets. */
function incomplete(prices: readonly PlacedPrice[]): ContentIssue[] {
  return Object.values(VENUE_TICKETS).flatMap((tickets: readonly TicketName[]) => {
    const first = prices.find(({ price }) => tickets.includes(price.ticket));
    if (!first) return [];
    return tickets
      .filter((ticket) => prices.every(({ price }) => price.ticket !== ticket))
      .map((ticket) => ({
        file: first.file,
        path: `${first.path}.ticket`,
        message: `no price has the ticket "${ticket}"; the venue's prices name all its tickets`,
      }));
  });
}

function withoutAges(prices: readonly PlacedPrice[]): ContentIssue[] {
  return prices
    .filter(({ price: { ticket, ages } }) => TICKETS_BY_AGE.includes(ticket) && !ages)
    .map(({ price: { ticket }, file, path }) => ({
      file,
      path: `${path}.ages`,
      message: `is missing; "${ticket}" is for certain ages`,
    }));
}

function unknownPlaces({ pages, floor_plan }: ReadContent): ContentIssue[] {
  if (!floor_plan) return [];
  const units = new Set(floor_plan.unit.features.map(({ id }) => id));
  return pages.flatMap(({ file, page }) =>
    [
      { path: 'venue.place', place: page.venue?.place },
      ...page.sections.map(({ venue }, index) => ({
        path: `sections.${index}.venue.place`,
        place: venue?.place,
      })),
    ].flatMap(({ path, place }) =>
      place === undefined || units.has(place)
        ? []
        : [{ file, path, message: `"${place}" is no unit in floor-plan/unit.geojson` }],
    ),
  );
}
