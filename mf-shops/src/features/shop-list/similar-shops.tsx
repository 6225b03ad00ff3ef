import type { ShopListItem } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData } from '@mall/runtime';
import { Section } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import { ShopCard } from './shop-card.tsx';
import styles from './similar-shops.module.css';

interface SimilarShopsProps {
  shops: readonly ShopListItem[];
  locationText: (shop: ShopListItem) => string;
}

/** Shops of the same category at the end of a shop's page; the page must have loaded `config`. */
export function SimilarShops({ shops, locationText }: SimilarShopsProps) {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
  if (shops.length === 0) return null;
  return (
    <Section heading={t('shop-list.similar')}>
      <CardGrid columns={4} className={styles.shops}>
        {shops.map((shop) => (
          <ShopCard
            key={shop.slug}
            shop={shop}
            category={categories.find(({ slug }) => slug === shop.categories[0])?.name ?? ''}
            location={locationText(shop)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
