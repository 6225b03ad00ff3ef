/** Overview of the venues. */
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { EditorialBody } from '../../features/editorial/editorial-body.tsx';
import { EditorialHeader } from '../../features/editorial/editorial-header.tsx';
import {
  type EditorialSummary,
  editorialSummary,
} from '../../features/editorial/editorial-summary.ts';
import { breadcrumbList } from '../../features/trail/breadcrumb-list.ts';
import { Trail } from '../../features/trail/trail.tsx';
import { VENUES } from '../../features/venues/venue.ts';
import { VenueCards } from '../../features/venues/venue-cards.tsx';
import styles from './page.module.css';

export async function loader({ load }: LoaderArgs) {
  const [page] = await Promise.all([
    load('editorialPage', { slug: 'entertainment' }),
    ...VENUES.map(({ id }) => load('editorialPage', { slug: id })),
  ]);
  return editorialSummary(page);
}

export function meta(args: MetaArgs<EditorialSummary>): PageMeta {
  return { ...args.data, structuredData: [breadcrumbList(args, args.data.title)] };
}

export function Component() {
  const page = useApiData('editorialPage', { slug: 'entertainment' });
  return (
    <>
      <EditorialHeader page={page} tone="sun" breadcrumbs={<Trail current={page.title} />} />
      <Wrapper className={styles.venues}>
        <VenueCards level={2} />
      </Wrapper>
      <EditorialBody sections={page.sections} />
    </>
  );
}
