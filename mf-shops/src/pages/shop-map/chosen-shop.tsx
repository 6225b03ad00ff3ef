import { OpenStatus } from '@mall/blocks';
import { PageLink, useApiData } from '@mall/runtime';
import { Picture } from '@mall/ui';
import { useOpenStatus } from '../../features/open-status/use-open-status.ts';
import { useLocationText } from '../../features/shop-location/use-location-text.ts';
import { CardOnPlan } from '../../features/shop-on-plan/card-on-plan.tsx';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import type { ChosenCard } from './use-card.ts';

/** The card of a shop, which the loader has loaded. */
export function ChosenShop({ slug, card }: { slug: string; card: ChosenCard }) {
  const shop = useApiData('shop', { slug });
  const { categories } = useApiData('config');
  const locationText = useLocationText();
  const openStatus = useOpenStatus();
  return (
    <CardOnPlan
      {...card}
      image={<Picture image={shop.images.logo} alt="" ratio="1:1" fit="contain" priority />}
      title={
        <PageLink to="shop" params={{ slug }}>
          {shop.name}
        </PageLink>
      }
      note={categories.find((one) => one.slug === shop.categories[0])?.name}
      status={<OpenStatus {...openStatus(shop)} />}
      location={locationText(shop)}
    >
      <VisitStar shop={shop} compact />
    </CardOnPlan>
  );
}
