import type { ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { buttonClass, CardGrid, EmptyState } from '@mall/ui';
import { ShopCard } from './shop-card.tsx';
import { type Category, shopsOf, useCategory } from './use-category.ts';

/** Number of logos in the first rows of a wide window. */
const FIRST_ROWS = 6;

interface ShopGridProps {
  shops: readonly ShopSummary[];
  /** Gives the location of a shop as text. */
  locationText: (shop: ShopSummary) => string;
}

function NoShops() {
  const t = useMessages('shops');
  return (
    <EmptyState
      title={t('shop-list.emptyTitle')}
      text={t('shop-list.emptyText')}
      action={
        <PageLink to="shops" className={buttonClass()}>
          {t('shop-list.showAll')}
        </PageLink>
      }
    />
  );
}

/** A filtered list shows the chosen category at each shop. */
function categoryName(shop: ShopSummary, categories: readonly Category[], chosen?: Category) {
  return (chosen ?? categories.find(({ slug }) => slug === shop.categories[0]))?.name ?? '';
}

/** The shops of the chosen category, or all, in the API's alphabetical order. */
export function ShopGrid({ shops, locationText }: ShopGridProps) {
  const t = useMessages('shops');
  const { categories, chosen } = useCategory();
  const shown = shopsOf(shops, chosen);
  if (shown.length === 0) return <NoShops />;
  return (
    <CardGrid columns={6} label={t('shop-list.shops')}>
      {shown.map((shop, index) => (
        <ShopCard
          key={shop.slug}
          shop={shop}
          category={categoryName(shop, categories, chosen)}
          location={locationText(shop)}
          priority={index < FIRST_ROWS}
        />
      ))}
    </CardGrid>
  );
}
