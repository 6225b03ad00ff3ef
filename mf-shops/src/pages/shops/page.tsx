/** `/uzletek`: all shops as a list, filtered by category. */
import { Breadcrumbs, breadcrumbList } from '@mall/blocks';
import { type MessageKey, useMessages } from '@mall/i18n';
import type { LoaderArgs, MetaArgs, PageMeta } from '@mall/runtime';
import { useApiData } from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { useLocationText } from '../../features/floors/use-location-text.ts';
import { CategoryFilter } from '../../features/shop-list/category-filter.tsx';
import { ListHeading } from '../../features/shop-list/list-heading.tsx';
import { ShopCount } from '../../features/shop-list/shop-count.tsx';
import { ShopGrid } from '../../features/shop-list/shop-grid.tsx';
import {
  CATEGORY_KEY,
  categoryOf,
  shopsOf,
  useCategory,
} from '../../features/shop-list/use-category.ts';
import { ViewToggle } from '../../features/shop-list/view-toggle.tsx';
import styles from './page.module.css';

const SLUG = { slug: 'shops' };

export async function loader({ load, url }: LoaderArgs) {
  const [page, { categories }] = await Promise.all([
    load('editorialPage', SLUG),
    load('config'),
    load('shops'),
  ]);
  const category = categoryOf(categories, url.searchParams);
  return { description: page.description, image: page.images?.cover, category };
}

type Head = Awaited<ReturnType<typeof loader>>;

/** A category's list is a page of its own; other filters belong to it (decision 37). */
export function meta({
  data: { category, ...head },
  ...args
}: MetaArgs<Head, MessageKey<'shops'>>): PageMeta {
  const { t } = args;
  const list = t('shop-list.shops');
  if (!category) {
    return {
      title: t('shop-list.title'),
      ...head,
      structuredData: [breadcrumbList(args, list)],
    };
  }
  const { name, slug } = category;
  return {
    title: t('shop-list.categoryTitle', { category: name }),
    description: t('shop-list.categoryDescription', { category: name }),
    query: { [CATEGORY_KEY]: slug },
    image: head.image,
    structuredData: [breadcrumbList(args, name, [{ route: 'shops', label: list }])],
  };
}

export function Component() {
  const t = useMessages('shops');
  const shops = useApiData('shops');
  const { lead } = useApiData('editorialPage', SLUG);
  const { chosen } = useCategory();
  const locationText = useLocationText();
  const name = t('shop-list.shops');
  const steps = chosen ? ([{ route: 'shops', label: name }] as const) : [];
  return (
    <>
      <PageHeader
        tone="leaf"
        title={<ListHeading />}
        lead={lead}
        breadcrumbs={<Breadcrumbs steps={steps} current={chosen?.name ?? name} />}
      >
        <ViewToggle view="shops" />
      </PageHeader>
      <Wrapper className={styles.list}>
        <CategoryFilter view="shops" />
        <ShopCount count={shopsOf(shops, chosen).length} />
        <ShopGrid shops={shops} locationText={locationText} />
      </Wrapper>
    </>
  );
}
