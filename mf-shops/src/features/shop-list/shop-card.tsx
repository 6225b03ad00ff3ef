import { OpenStatus, type OpenStatusProps } from '@mall/blocks';
import type { ShopListItem } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData } from '@mall/runtime';
import { Card, CardTitle, Picture, Section } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import type { ReactNode } from 'react';
import { useLocationText } from '../../shop-texts.ts';
import styles from './shop-card.module.css';

interface ShopCardProps {
  shop: ShopListItem;
  category: string;
  status?: OpenStatusProps | undefined;
  action?: ReactNode;
  priority?: boolean | undefined;
}

export function ShopCard({ shop, category, status, action, priority }: ShopCardProps) {
  return (
    <Card plain className={styles.card}>
      <Picture
        image={shop.images.logo}
        alt=""
        ratio="1:1"
        fit="contain"
        priority={priority}
        className={styles.logo}
      />
      <div className={styles.text}>
        <CardTitle level={3} className={styles.name}>
          <PageLink to="shop" params={{ slug: shop.slug }}>
            {shop.name}
          </PageLink>
        </CardTitle>
        <p className={styles.detail}>{category}</p>
        <p className={styles.detail}>{useLocationText()(shop)}</p>
        {status ? (
          <p className={styles.detail}>
            <OpenStatus {...status} />
          </p>
        ) : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </Card>
  );
}

/** Shops of the same category at the end of a shop's page; the page must have loaded `config`. */
export function SimilarShops({ shops }: { shops: readonly ShopListItem[] }) {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
  if (shops.length === 0) return null;
  return (
    <Section heading={t('shop-list.similar')} className="screen-only">
      <CardGrid columns={4} className={styles.shops}>
        {shops.map((shop) => (
          <ShopCard
            key={shop.slug}
            shop={shop}
            category={categories.find(({ slug }) => slug === shop.categories[0])?.name ?? ''}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
