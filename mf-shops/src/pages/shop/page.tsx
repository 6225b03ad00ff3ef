/** `/uzletek/:slug`: one shop. */
import { Breadcrumbs } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, useApiData, usePageParams } from '@mall/runtime';
import { PageHeader, Wrapper } from '@mall/ui';
import { Arrivals } from '../../features/arrivals/arrivals.tsx';
import { PlanPiece } from '../../features/floor-plan-view/plan-piece.tsx';
import { WayToCar } from '../../features/parking/way-to-car.tsx';
import { CategoryLinks, ShopFacts } from '../../features/shop-details/shop-facts.tsx';
import { ShopPanel } from '../../features/shop-details/shop-panel.tsx';
import { ShopDiscounts } from '../../features/shop-discounts/shop-discounts.tsx';
import { SimilarShops } from '../../features/shop-list/shop-card.tsx';
import { ServiceList } from '../../features/shop-services/service-list.tsx';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import styles from './page.module.css';

export { meta } from './head.ts';

export async function loader({ load, params: { slug = '' } }: LoaderArgs) {
  const [{ shop }, config] = await Promise.all([load('shopPage', { slug }), load('config')]);
  return { shop, config };
}

export function Component() {
  const t = useMessages('shops');
  const { slug = '' } = usePageParams();
  const { shop, piece, arrivals } = useApiData('shopPage', { slug });
  const steps = [{ route: 'shops', label: t('shop-list.shops') }] as const;
  return (
    <>
      <PageHeader
        compact
        title={shop.name}
        breadcrumbs={<Breadcrumbs steps={steps} current={shop.name} />}
      />
      <Wrapper>
        <ShopFacts shop={shop} isOnPlan={piece !== null}>
          <VisitStar shop={shop} />
        </ShopFacts>
        <div className={styles.columns}>
          <div>
            <CategoryLinks shop={shop} />
            <p className={styles.lead}>{shop.lead}</p>
            <p className={styles.description}>{shop.description}</p>
            <ServiceList services={shop.services} />
            {piece ? (
              <section aria-labelledby="place">
                <h2 id="place" className={styles.place}>
                  {t('arrivals.heading')}
                </h2>
                <PlanPiece piece={piece} shop={shop.name} />
                <Arrivals arrivals={arrivals} place={slug} />
                <WayToCar from={slug} />
              </section>
            ) : null}
          </div>
          <ShopPanel shop={shop} />
        </div>
      </Wrapper>
      <SimilarShops shops={shop.similar} />
      <ShopDiscounts discounts={shop.discounts} others={shop.other_discounts} />
    </>
  );
}
