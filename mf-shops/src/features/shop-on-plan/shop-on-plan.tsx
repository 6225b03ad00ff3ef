import type { Shop } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Picture } from '@mall/ui';
import { CardOnPlan, type CardProps } from './card-on-plan.tsx';

interface ShopOnPlanProps extends CardProps {
  shop: Shop;
  category: string | undefined;
}

/** The card of a shop. */
export function ShopOnPlan({ shop: { slug, name, images }, category, ...card }: ShopOnPlanProps) {
  return (
    <CardOnPlan
      {...card}
      image={<Picture image={images.logo} alt="" ratio="1:1" fit="contain" priority />}
      title={
        <PageLink to="shop" params={{ slug }}>
          {name}
        </PageLink>
      }
      note={category}
    />
  );
}
