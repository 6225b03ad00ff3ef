/** `/my{product}-torles`: how an account of the app is deleted. */
import type { LoaderArgs, MetaArgs, PageMeta } from '@mall/runtime';
import { useApiData } from '@mall/runtime';
import { EditorialBody } from '../../features/editorial/editorial-body.tsx';
import { editorialHead } from '../../features/editorial/editorial-head.ts';
import { EditorialHeader } from '../../features/editorial/editorial-header.tsx';

const SLUG = { slug: 'account-deletion' };

export async function loader({ load }: LoaderArgs) {
  return editorialHead(await load('editorialPage', SLUG));
}

export function meta({ data }: MetaArgs<PageMeta>): PageMeta {
  return data;
}

export function Component() {
  const page = useApiData('editorialPage', SLUG);
  return (
    <>
      <EditorialHeader page={page} tone="sky" />
      <EditorialBody sections={page.sections} />
    </>
  );
}
