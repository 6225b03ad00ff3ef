import { EditorialBody, type EditorialBodyProps, editorialPage, itemList } from '@mall/blocks';
import { pageUrl } from '@mall/runtime';
import { PricePlanner } from '../../features/venues/price-planner/price-planner.tsx';
import { validUntil } from '../../features/venues/venue-facts/show-times.ts';
import {
  listedVenues,
  routeOf,
  VenueOverview,
} from '../../features/venues/venue-facts/venue-overview.tsx';

const CHOSEN = ['tropicarium', 'playhouse'];

function Body({ sections }: EditorialBodyProps) {
  return (
    <>
      <VenueOverview />
      <EditorialBody sections={sections} />
      <PricePlanner chosen={CHOSEN} />
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'entertainment',
  tone: 'sun',
  Body,
  async facts({ load }) {
    const [{ venues }, config] = await Promise.all([load('venues'), load('config')]);
    return { venues, config };
  },
  validity: ({ venues, config }) => validUntil(venues, config, Date.now()),
  structuredData: ({ venues }, { data, origin, pathTo, hasRoute }) => [
    itemList(
      data.title,
      listedVenues(venues, hasRoute).map((venue) => ({
        name: venue.name,
        url: origin + pageUrl(pathTo(routeOf(venue)), {}, venue.section),
      })),
    ),
  ],
});
