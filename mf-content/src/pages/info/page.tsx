/** The information desk and whom to ask. */
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { EditorialBody } from '../../features/editorial/editorial-body.tsx';
import { EditorialHeader } from '../../features/editorial/editorial-header.tsx';
import {
  type EditorialSummary,
  editorialSummary,
} from '../../features/editorial/editorial-summary.ts';
import { breadcrumbList } from '../../features/trail/breadcrumb-list.ts';
import { Trail } from '../../features/trail/trail.tsx';

export async function loader({ load }: LoaderArgs) {
  return editorialSummary(await load('editorialPage', { slug: 'info' }));
}

export function meta(args: MetaArgs<EditorialSummary>): PageMeta {
  return { ...args.data, structuredData: [breadcrumbList(args, args.data.title)] };
}

export function Component() {
  const page = useApiData('editorialPage', { slug: 'info' });
  return (
    <>
      <EditorialHeader page={page} tone="sky" breadcrumbs={<Trail current={page.title} />} />
      <EditorialBody sections={page.sections} />
    </>
  );
}
