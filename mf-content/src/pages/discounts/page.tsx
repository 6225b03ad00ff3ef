/** `/kedvezmenyek`: all discounts, the expired ones included, with a search and filters. */
import { Breadcrumbs, breadcrumbList, DiscountCard, editorialHead, itemList } from '@mall/blocks';
import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  PageLink,
  type PageMeta,
  useApiData,
  useNow,
} from '@mall/runtime';
import { buttonClass, EmptyState, PageHeader, Wrapper } from '@mall/ui';
import { CardRow } from '../../features/base/card-row/card-row.tsx';
import {
  foundDiscounts,
  readFilter,
  useDiscountFilter,
  useDiscountSearch,
} from '../../features/discounts/discount-filter.ts';
import { DiscountSearch } from '../../features/discounts/discount-search.tsx';
import styles from './page.module.css';

/** Cards whose images are seen at once in a wide window. */
const FIRST_ROW = 3;

export async function loader({ load, url }: LoaderArgs) {
  const [page, discounts] = await Promise.all([
    load('editorialPage', { slug: 'discounts' }),
    load('discounts'),
    load('config'),
  ]);
  const found = foundDiscounts(discounts, readFilter(url.searchParams), Date.now());
  return { page, found };
}

type Head = Awaited<ReturnType<typeof loader>>;

/** What is filtered is a part of the list, so that the whole list is its canonical page. */
export function meta(args: MetaArgs<Head>): PageMeta {
  const { origin, pathTo } = args;
  const head = editorialHead(args.data.page);
  const list = itemList(
    head.title,
    args.data.found.map(({ slug }) => ({ url: origin + pathTo('discount', { slug }) })),
  );
  return { ...head, structuredData: [breadcrumbList(args, head.title), list] };
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const t = useMessages('content');
  return (
    <EmptyState
      title={t('discounts.empty')}
      text={t('discounts.emptyText')}
      action={
        <PageLink to="discounts" className={buttonClass()} onClick={onShowAll}>
          {t('discounts.showAll')}
        </PageLink>
      }
    />
  );
}

function SearchedDiscounts({ discounts }: { discounts: readonly Discount[] }) {
  const t = useMessages('content');
  const field = useDiscountSearch();
  const found = foundDiscounts(discounts, useDiscountFilter(), useNow());
  return (
    <>
      <DiscountSearch field={field} discounts={discounts} found={found} />
      {found.length === 0 ? (
        <NothingFound onShowAll={() => field.ref.current?.focus()} />
      ) : (
        <CardRow label={t('discounts.title')} canBeList>
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
  const { title } = useApiData('editorialPage', { slug: 'discounts' });
  return (
    <>
      <PageHeader compact title={title} breadcrumbs={<Breadcrumbs current={title} />} />
      <Wrapper className={styles.list}>
        <Discounts discounts={useApiData('discounts')} />
      </Wrapper>
    </>
  );
}
