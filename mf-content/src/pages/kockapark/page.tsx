/** The brick park. */
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { EditorialBody } from '../../features/editorial/editorial-body.tsx';
import { EditorialHeader } from '../../features/editorial/editorial-header.tsx';
import { editorialSummary } from '../../features/editorial/editorial-summary.ts';
import { OpeningHours } from '../../features/opening-hours/opening-hours.tsx';
import { venueFacts, venuePlace } from '../../features/place/venue-place.ts';
import { breadcrumbList } from '../../features/trail/breadcrumb-list.ts';
import { Trail } from '../../features/trail/trail.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

export async function loader({ load }: LoaderArgs) {
  const [page, config] = await Promise.all([
    load('editorialPage', { slug: 'kockapark' }),
    load('config'),
  ]);
  return { ...editorialSummary(page), place: venueFacts(config, page) };
}

export function meta({ data, ...args }: MetaArgs<Data>): PageMeta {
  const { place, ...summary } = data;
  const venue = { type: 'AmusementPark', route: 'kockapark', name: data.title, ...summary };
  return {
    ...summary,
    structuredData: [venuePlace(args, venue, place), breadcrumbList(args, data.title)],
  };
}

export function Component() {
  const page = useApiData('editorialPage', { slug: 'kockapark' });
  return (
    <>
      <EditorialHeader page={page} tone="sun" breadcrumbs={<Trail current={page.title} />}>
        {page.opening_hours ? <OpeningHours group={page.opening_hours} /> : null}
      </EditorialHeader>
      <EditorialBody sections={page.sections} />
    </>
  );
}
