/** All discounts, the expired ones included. */
import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { EmptyState, PageHeader, Wrapper } from '@mall/ui';
import { DiscountCard } from '../../features/discounts/discount-card.tsx';
import {
  type EditorialSummary,
  editorialSummary,
} from '../../features/editorial/editorial-summary.ts';
import { Shelf } from '../../features/shelf/shelf.tsx';
import { breadcrumbList } from '../../features/trail/breadcrumb-list.ts';
import { Trail } from '../../features/trail/trail.tsx';
import styles from './page.module.css';

/** Cards whose pictures are seen at once in a wide window. */
const FIRST_ROW = 3;

export async function loader({ load }: LoaderArgs) {
  const [page] = await Promise.all([
    load('editorialPage', { slug: 'discounts' }),
    load('discounts'),
  ]);
  return editorialSummary(page);
}

export function meta(args: MetaArgs<EditorialSummary>): PageMeta {
  return { ...args.data, structuredData: [breadcrumbList(args, args.data.title)] };
}

function Discounts({ discounts }: { discounts: readonly Discount[] }) {
  const t = useMessages('content');
  if (discounts.length === 0) {
    return <EmptyState title={t('discounts.empty')} text={t('discounts.emptyText')} />;
  }
  return (
    <Shelf label={t('discounts.title')}>
      {discounts.map((discount, place) => (
        <DiscountCard
          key={discount.id}
          discount={discount}
          level={2}
          priority={place < FIRST_ROW}
        />
      ))}
    </Shelf>
  );
}

export function Component() {
  const { title, lead } = useApiData('editorialPage', { slug: 'discounts' });
  return (
    <>
      <PageHeader title={title} lead={lead} tone="coral" breadcrumbs={<Trail current={title} />} />
      <Wrapper className={styles.list}>
        <Discounts discounts={useApiData('discounts')} />
      </Wrapper>
    </>
  );
}
