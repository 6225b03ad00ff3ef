/** `/uzletek/terkep`: the shops by floor and unit. */
import { Breadcrumbs, breadcrumbList } from '@mall/blocks';
import type { Floor } from '@mall/contracts';
import { type MessageKey, useMessages } from '@mall/i18n';
import type { LoaderArgs, MetaArgs, PageMeta } from '@mall/runtime';
import { useApiData } from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { FloorList } from '../../features/floors/floor-list.tsx';
import { CategoryFilter } from '../../features/shop-list/category-filter.tsx';
import { ShopCount } from '../../features/shop-list/shop-count.tsx';
import { shopsOf, useCategory } from '../../features/shop-list/use-category.ts';
import { ViewToggle } from '../../features/shop-list/view-toggle.tsx';
import styles from './page.module.css';

const SLUG = { slug: 'shop-map' };
const FLOORS: readonly Floor[] = ['ground', 'upper'];

export async function loader({ load }: LoaderArgs) {
  const [page] = await Promise.all([load('editorialPage', SLUG), load('shops'), load('config')]);
  return { description: page.description, image: page.images?.cover };
}

type Head = Awaited<ReturnType<typeof loader>>;

export function meta({ data, ...args }: MetaArgs<Head, MessageKey<'shops'>>): PageMeta {
  const { t } = args;
  const steps = [{ route: 'shops', label: t('shop-list.shops') }] as const;
  return {
    title: t('shop-list.mapTitle'),
    ...data,
    structuredData: [breadcrumbList(args, t('shop-list.map'), steps)],
  };
}

export function Component() {
  const t = useMessages('shops');
  const { lead } = useApiData('editorialPage', SLUG);
  const { chosen } = useCategory();
  const shops = useApiData('shops');
  const listed = shopsOf(shops, chosen);
  const title = t('shop-list.map');
  const steps = [{ route: 'shops', label: t('shop-list.shops') }] as const;
  const breadcrumbs = <Breadcrumbs steps={steps} current={title} />;
  return (
    <>
      <PageHeader tone="sky" title={title} lead={lead} breadcrumbs={breadcrumbs}>
        <ViewToggle view="shop-map" />
      </PageHeader>
      <Wrapper className={styles.map}>
        <CategoryFilter view="shop-map" />
        <ShopCount count={listed.length} />
        {FLOORS.map((floor) => (
          <FloorList key={floor} floor={floor} shops={shops} listed={listed} />
        ))}
      </Wrapper>
    </>
  );
}
