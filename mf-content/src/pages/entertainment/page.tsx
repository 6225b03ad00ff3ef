import { EditorialBody, type EditorialBodyProps, editorialPage, itemList } from '@mall/blocks';
import { type LoaderArgs, pageUrl } from '@mall/runtime';
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

const page = editorialPage({
  slug: 'entertainment',
  tone: 'sun',
  Body,
  facts: async ({ load }) =>
    (await load('venues')).venues.map(({ page, section, name }) => ({ page, section, name })),
  structuredData: (venues, { data, origin, pathTo, hasRoute }) => [
    itemList(
      data.title,
      listedVenues(venues, hasRoute).map((venue) => ({
        name: venue.name,
        url: origin + pageUrl(pathTo(routeOf(venue)), {}, venue.section),
      })),
    ),
  ],
});

export const { meta, Component } = page;

export async function loader(args: LoaderArgs) {
  const [data, { venues }, config] = await Promise.all([
    page.loader(args),
    args.load('venues'),
    args.load('config'),
  ]);
  return { ...data, ...validUntil(venues, config, Date.now()) };
}
