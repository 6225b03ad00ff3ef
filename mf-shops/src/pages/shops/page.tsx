/** `/uzletek`: all shops as a list, filtered by category. */
import { Breadcrumbs } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import type { LoaderArgs, MetaArgs, PageMeta } from '@mall/runtime';
import { useApiData } from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { usePlaceText } from '../../features/floors/use-place-text.ts';
import { CategoryFilter } from '../../features/shop-list/category-filter.tsx';
import { ShopCount } from '../../features/shop-list/shop-count.tsx';
import { ShopGrid } from '../../features/shop-list/shop-grid.tsx';
import { shopsOf, useCategory } from '../../features/shop-list/use-category.ts';
import { ViewToggle } from '../../features/shop-list/view-toggle.tsx';
import styles from './page.module.css';

const SLUG = { slug: 'shops' };

export async function loader({ load }: LoaderArgs) {
  const [page] = await Promise.all([load('editorialPage', SLUG), load('shops'), load('config')]);
  return { description: page.description, image: page.images?.cover };
}

type Head = Awaited<ReturnType<typeof loader>>;

export function meta({ data, t }: MetaArgs<Head>): PageMeta {
  return { title: t('shop-list.title'), ...data };
}

export function Component() {
  const t = useMessages('shops');
  const shops = useApiData('shops');
  const { lead } = useApiData('editorialPage', SLUG);
  const { chosen } = useCategory();
  const placeText = usePlaceText();
  return (
    <>
      <PageHeader
        tone="leaf"
        title={t('shop-list.shops')}
        lead={lead}
        breadcrumbs={<Breadcrumbs current={t('shop-list.shops')} />}
      >
        <ViewToggle view="shops" />
      </PageHeader>
      <Wrapper className={styles.list}>
        <CategoryFilter view="shops" />
        <ShopCount count={shopsOf(shops, chosen).length} />
        <ShopGrid shops={shops} placeText={placeText} />
      </Wrapper>
    </>
  );
}
