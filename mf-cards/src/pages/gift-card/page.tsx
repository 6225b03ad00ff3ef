/** `/ajandekkartya`: what the gift card is, where it is sold and used. */
import type { LoaderArgs, MetaArgs, PageMeta } from '@mall/runtime';
import { useApiData } from '@mall/runtime';
import { EditorialBody } from '../../features/editorial/editorial-body.tsx';
import { editorialHead } from '../../features/editorial/editorial-head.ts';
import { EditorialHeader } from '../../features/editorial/editorial-header.tsx';
import { NoticeBand } from '../../features/gift-card/notice-band.tsx';
import { productData } from '../../features/gift-card/product-data.ts';
import { splitSections } from '../../features/gift-card/split-sections.ts';

const SLUG = { slug: 'gift-card' };

export async function loader({ load }: LoaderArgs) {
  const page = await load('editorialPage', SLUG);
  return { head: editorialHead(page), sold: splitSections(page).notices.length === 0 };
}

type GiftCardMeta = MetaArgs<Awaited<ReturnType<typeof loader>>>;

export function meta({ data, brand, origin, pathTo }: GiftCardMeta): PageMeta {
  const { head, sold } = data;
  const url = origin + pathTo('gift-card');
  const product = productData(head, { url, brand: brand.name, origin, sold });
  return { ...head, structuredData: [product] };
}

export function Component() {
  const page = useApiData('editorialPage', SLUG);
  const { notices, rest } = splitSections(page);
  return (
    <>
      <EditorialHeader page={page} tone="coral" />
      <NoticeBand notices={notices} />
      <EditorialBody sections={rest} />
    </>
  );
}
