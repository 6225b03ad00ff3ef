/** `/uzletek/:slug`: one shop. */
import { Breadcrumbs } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import type { LoaderArgs } from '@mall/runtime';
import { useApiData, usePageParams } from '@mall/runtime';
import { PageHeader, Picture, Wrapper } from '@mall/ui';
import { LocationLink } from '../../features/floors/location-link.tsx';
import { CategoryLinks } from '../../features/shop-details/category-links.tsx';
import { ShopPanel } from '../../features/shop-details/shop-panel.tsx';
import { ShopDiscounts } from '../../features/shop-discounts/shop-discounts.tsx';
import { ServiceList } from '../../features/shop-services/service-list.tsx';
import { shopHead } from './head.ts';
import styles from './page.module.css';

export { meta } from './head.ts';

export async function loader({ load, params: { slug = '' } }: LoaderArgs) {
  const [shop, config] = await Promise.all([load('shop', { slug }), load('config')]);
  return shopHead(shop, config);
}

export function Component() {
  const t = useMessages('shops');
  const { slug = '' } = usePageParams();
  const shop = useApiData('shop', { slug });
  const { categories } = useApiData('config');
  const logo = (
    <div className={styles.logo}>
      <Picture image={shop.images.logo} alt="" ratio="1:1" fit="contain" priority />
    </div>
  );
  return (
    <>
      <PageHeader
        tone="leaf"
        title={shop.name}
        lead={shop.lead}
        image={logo}
        breadcrumbs={
          <Breadcrumbs
            steps={[{ route: 'shops', label: t('shop-list.shops') }]}
            current={shop.name}
          />
        }
      >
        <CategoryLinks shop={shop} categories={categories} />
      </PageHeader>
      <Wrapper className={styles.columns}>
        <div className={styles.text}>
          <p className={styles.description}>{shop.description}</p>
          <ServiceList services={shop.services} />
        </div>
        <ShopPanel shop={shop} location={<LocationLink shop={shop} />} />
      </Wrapper>
      <ShopDiscounts discounts={shop.discounts} />
    </>
  );
}
