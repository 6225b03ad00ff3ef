/** `/uzletek`: the shops as a list, filtered and in pages. */

import {
  Breadcrumbs,
  breadcrumbList,
  itemList,
  LIST_ANCHOR,
  Pager,
  pagedTitle,
  pageNumber,
  pageQuery,
} from '@mall/blocks';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  useApiData,
  usePageQuery,
} from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { FilterForm } from '../../features/shop-filter/filter-form.tsx';
import { CategoryFilter, ViewToggle } from '../../features/shop-filter/filter-links.tsx';
import {
  filterParams,
  filterQuery,
  isWholeCategory,
  readFilter,
  useShopFilter,
  validUntil,
} from '../../features/shop-filter/filter-query.ts';
import {
  ChosenFilters,
  FilterStatus,
  NoShops,
  UnknownValues,
} from '../../features/shop-filter/filter-summary.tsx';
import { useCurrentList } from '../../features/shop-filter/use-current-list.ts';
import { OwnVisits } from '../../features/visit-list/own-visits.tsx';
import { FILTER_KEYS } from '../../shop-query.tsx';
import styles from './page.module.css';
import { LetterLinks, ShopGroups } from './shop-groups.tsx';

/** Text of the list's h1. The category's line keeps its place without one, so that the filter below never moves. */
function ListHeading({ category }: { category: string | undefined }) {
  const t = useMessages('shops');
  return (
    <>
      {t(category ? 'shop-list.categoryHeading' : 'shop-list.shops')}{' '}
      <span className={styles.category}>{category}</span>
    </>
  );
}

const SLUG = { slug: 'shops' };

export async function loader({ load, url: { searchParams } }: LoaderArgs) {
  const { filter } = readFilter(searchParams);
  const page = pageNumber(searchParams);
  const [head, { categories }, list] = await Promise.all([
    load('listHead', SLUG),
    load('config'),
    load('shopList', { ...filterParams(filter), page }),
  ]);
  return {
    ...head,
    category: categories.find(({ slug }) => slug === filter.category),
    page: isWholeCategory(filter) ? page : 1,
    shops: list.shops,
    ...validUntil(filter, Date.now()),
  };
}

type Head = Awaited<ReturnType<typeof loader>>;

/**
 * A category's list is its own page, and so is each of its pages (requirement 2.9). Other filters show
 * a part of it.
 */
export function meta({
  data: { category, page, description, image, shops: listed },
  ...args
}: MetaArgs<Head, MessageKey<'shops'>>): PageMeta {
  const { t, language, origin, pathTo } = args;
  const list = t('shop-list.shops');
  const shops = listed.map(({ slug }) => ({ url: origin + pathTo('shop', { slug }) }));
  const name = category?.name ?? list;
  const title = category ? t('shop-list.categoryTitle', { category: name }) : t('shop-list.title');
  const steps = category ? ([{ route: 'shops', label: list }] as const) : [];
  return {
    title: pagedTitle(title, page, language),
    description: category ? t('shop-list.categoryDescription', { category: name }) : description,
    query: { ...(category && { [FILTER_KEYS.category]: category.slug }), ...pageQuery(page) },
    image,
    structuredData: [breadcrumbList(args, name, steps), itemList(name, shops)],
  };
}

function ListHeader() {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
  const { filter } = useShopFilter();
  const name = t('shop-list.shops');
  const category = categories.find(({ slug }) => slug === filter.category)?.name;
  const steps = category ? ([{ route: 'shops', label: name }] as const) : [];
  return (
    <PageHeader
      compact
      title={<ListHeading category={category} />}
      breadcrumbs={<Breadcrumbs steps={steps} current={category ?? name} />}
    >
      <ViewToggle view="shops" />
    </PageHeader>
  );
}

export function Component() {
  const t = useMessages('shops');
  const { filter } = useShopFilter();
  const page = pageNumber(usePageQuery());
  const list = useCurrentList('shopList', { ...filterParams(filter), page });
  const query = filterQuery(filter);
  return (
    <>
      <ListHeader />
      <Wrapper className={styles.list}>
        <FilterForm
          view="shops"
          counts={list.counts}
          status={<FilterStatus count={list.total} page={page} pages={list.pages} />}
          results={{ total: list.total, id: LIST_ANCHOR }}
        />
        <CategoryFilter counts={list.counts.categories} />
        <UnknownValues />
        <h2 id={LIST_ANCHOR} tabIndex={-1} className="visually-hidden">
          {t('shop-filter.results', { total: list.total })}
        </h2>
        {list.total > 0 ? <ChosenFilters view="shops" /> : <NoShops view="shops" />}
        <LetterLinks list={list} query={query} />
        <ShopGroups list={list} chosenCategory={filter.category} />
        <Pager to="shops" current={page} pages={list.pages} query={query} />
        <div className={styles.visits}>
          <OwnVisits />
        </div>
      </Wrapper>
    </>
  );
}
