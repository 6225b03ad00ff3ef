/** All discounts, the expired ones included, and a search among them. */
import {
  Breadcrumbs,
  breadcrumbList,
  DiscountCard,
  type EditorialHead,
  editorialHead,
} from '@mall/blocks';
import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, type MetaArgs, PageLink, type PageMeta, useApiData } from '@mall/runtime';
import { buttonClass, EmptyState, PageHeader, Wrapper } from '@mall/ui';
import { CardRow } from '../../features/card-row/card-row.tsx';
import { DiscountSearch } from '../../features/discounts/discount-search.tsx';
import { foundDiscounts } from '../../features/discounts/found-discounts.ts';
import { useAskedText, useDiscountSearch } from '../../features/discounts/use-discount-search.ts';
import styles from './page.module.css';

/** Cards whose images are seen at once in a wide window. */
const FIRST_ROW = 3;

export async function loader({ load }: LoaderArgs) {
  const [page] = await Promise.all([
    load('editorialPage', { slug: 'discounts' }),
    load('discounts'),
  ]);
  return editorialHead(page);
}

export function meta(args: MetaArgs<EditorialHead>): PageMeta {
  return { ...args.data, structuredData: [breadcrumbList(args, args.data.title)] };
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const t = useMessages('content');
  return (
    <EmptyState
      title={t('discounts.empty')}
      text={t('discounts.emptyText')}
      action={
        <PageLink to="discounts" className={buttonClass()} preventScrollReset onClick={onShowAll}>
          {t('discounts.showAll')}
        </PageLink>
      }
    />
  );
}

function SearchedDiscounts({ discounts }: { discounts: readonly Discount[] }) {
  const t = useMessages('content');
  const field = useDiscountSearch();
  const found = foundDiscounts(discounts, useAskedText());
  return (
    <>
      <DiscountSearch field={field} count={found.length} />
      {found.length === 0 ? (
        <NothingFound onShowAll={() => field.ref.current?.focus()} />
      ) : (
        <CardRow label={t('discounts.title')}>
          {found.map((discount, index) => (
            <DiscountCard
              key={discount.id}
              discount={discount}
              level={2}
              priority={index < FIRST_ROW}
            />
          ))}
        </CardRow>
      )}
    </>
  );
}

function Discounts({ discounts }: { discounts: readonly Discount[] }) {
  const t = useMessages('content');
  if (discounts.length > 0) return <SearchedDiscounts discounts={discounts} />;
  return <EmptyState title={t('discounts.none')} text={t('discounts.noneText')} />;
}

export function Component() {
  const { title, lead } = useApiData('editorialPage', { slug: 'discounts' });
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        tone="coral"
        breadcrumbs={<Breadcrumbs current={title} />}
      />
      <Wrapper className={styles.list}>
        <Discounts discounts={useApiData('discounts')} />
      </Wrapper>
    </>
  );
}
