/** Overview of the venues, and the price planner for a day in several of them. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import type { TicketVenue } from '@mall/contracts';
import type { LoaderArgs } from '@mall/runtime';
import { PricePlanner } from '../../features/price-planner/price-planner.tsx';
import { validUntil } from '../../features/venue-facts/valid-until.ts';
import { VenueOverview } from '../../features/venue-facts/venue-overview.tsx';

const CHOSEN: readonly TicketVenue[] = ['tropicarium', 'playhouse'];

function Body({ sections }: EditorialBodyProps) {
  return (
    <>
      <VenueOverview />
      <EditorialBody sections={sections} />
      <PricePlanner chosen={CHOSEN} />
    </>
  );
}

const page = editorialPage({ slug: 'entertainment', tone: 'sun', Body });

export const { meta, Component } = page;

export async function loader(args: LoaderArgs) {
  const [data, { venues }, config] = await Promise.all([
    page.loader(args),
    args.load('venues'),
    args.load('config'),
  ]);
  return { ...data, ...validUntil(venues, config, Date.now()) };
}
