/** Checks that a venue of the price planner sells a ticket to everybody, on every day and for every film. */
import { holds } from '@mall/contracts';
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';
import { fieldsAt } from './fields.ts';

type Page = NonNullable<ReadContent['content']['pages']>[number];
type Section = Page['sections'][number];
type Price = NonNullable<Section['prices']>[number];

interface PlannedVenue {
  path: string;
  venue: Page['venue'];
  sections: readonly Section[];
}

/** A venue with its own page sells in all sections but those of other venues. */
function venuesOf({ venue, sections }: Page): PlannedVenue[] {
  const own = sections.filter((section) => !section.venue);
  return [
    { path: 'venue.planner', venue, sections: own },
    ...sections.map((section, index) => ({
      path: `sections.${index}.venue.planner`,
      venue: section.venue,
      sections: [section],
    })),
  ];
}

const OCCASIONS = [true, false].flatMap((holiday) =>
  (['2D', '3D'] as const).map((format) => ({
    weekday: holiday ? ('sunday' as const) : ('monday' as const),
    holiday,
    format,
    rating: 18,
  })),
);

const isForEverybody = ({ ticket, rule }: Price) =>
  ticket !== undefined &&
  !(rule?.ages || rule?.concessions || rule?.family || rule?.own_glasses || rule?.weekdays);

export function checkTickets(read: ReadContent): ContentIssue[] {
  return fieldsAt(read, 'pages/*').flatMap(({ file, value }) =>
    // The files are of their schema's shape.
    venuesOf(value as Page).flatMap(({ path, venue, sections }) => {
      const prices = sections.flatMap(({ prices = [] }) => prices).filter(isForEverybody);
      const unsold = OCCASIONS.find(
        (occasion) => !prices.some(({ rule = {} }) => holds(rule, occasion)),
      );
      if (!(venue?.planner && unsold)) return [];
      const day = unsold.holiday ? 'holidays' : 'weekdays';
      const message = `no ticket is for everybody on ${day} in ${unsold.format}; add a price whose rule has no ages, concessions, family or own_glasses`;
      return [{ file, path, message }];
    }),
  );
}
