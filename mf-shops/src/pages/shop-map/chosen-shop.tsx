import { OpenStatus } from '@mall/blocks';
import { useApiData } from '@mall/runtime';
import { useOpenStatus } from '../../features/open-status/use-open-status.ts';
import { useLocationText } from '../../features/shop-location/use-location-text.ts';
import { ShopOnPlan } from '../../features/shop-on-plan/shop-on-plan.tsx';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import type { ChosenCard } from './use-card.ts';

/** The card of a shop, which the loader has loaded. */
export function ChosenShop({ slug, card }: { slug: string; card: ChosenCard }) {
  const shop = useApiData('shop', { slug });
  const { categories } = useApiData('config');
  const locationText = useLocationText();
  const openStatus = useOpenStatus();
  const category = categories.find((one) => one.slug === shop.categories[0]);
  return (
    <ShopOnPlan
      {...card}
      shop={shop}
      category={category?.name}
      status={<OpenStatus {...openStatus(shop)} />}
      location={locationText(shop)}
    >
      <VisitStar shop={shop} compact />
    </ShopOnPlan>
  );
}
