/** The storybook: stories to read on the screen. */
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { EditorialHeader } from '../../features/editorial/editorial-header.tsx';
import {
  type EditorialSummary,
  editorialSummary,
} from '../../features/editorial/editorial-summary.ts';
import { Stories } from '../../features/storybook/stories.tsx';
import { breadcrumbList } from '../../features/trail/breadcrumb-list.ts';
import { Trail } from '../../features/trail/trail.tsx';

export async function loader({ load }: LoaderArgs) {
  return editorialSummary(await load('editorialPage', { slug: 'storybook' }));
}

export function meta(args: MetaArgs<EditorialSummary>): PageMeta {
  return { ...args.data, structuredData: [breadcrumbList(args, args.data.title)] };
}

export function Component() {
  const page = useApiData('editorialPage', { slug: 'storybook' });
  return (
    <>
      <EditorialHeader page={page} tone="leaf" breadcrumbs={<Trail current={page.title} />} />
      <Stories sections={page.sections} />
    </>
  );
}
