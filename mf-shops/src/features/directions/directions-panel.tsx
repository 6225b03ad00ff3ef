import type { FloorPlan } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import type { PlanPlace } from '@mall/wayfinding';
import { changedQuery, MapStateLink } from '../../shop-query.tsx';
import {
  type DirectionsQuery,
  type DirectionsResult,
  directionsChanges,
  directionsQueryOf,
} from './directions.ts';
import { DirectionsSteps, DirectionsSummary } from './directions-description.tsx';
import { DirectionsForm, type NamedShop } from './directions-form.tsx';
import styles from './directions-panel.module.css';

function DirectionsLink({ query, text }: { query: DirectionsQuery; text: string }) {
  const changed = changedQuery(usePageQuery(), directionsChanges(query));
  return <MapStateLink query={changed}>{text}</MapStateLink>;
}

function Unknown({ result }: { result: DirectionsResult }) {
  const t = useMessages('shops');
  if (result.outcome !== 'incomplete') return null;
  return result.unknown.map((key) => (
    <Notice key={key}>
      {t(key === 'from' ? 'directions.unknownFrom' : 'directions.unknownTo')}
    </Notice>
  ));
}

interface DirectionsPanelProps {
  plan: FloorPlan;
  /** All that have a unit, in the order of the lists; the names of landmarks come from here too. */
  shops: readonly NamedShop[];
  result: DirectionsResult;
}

export function DirectionsPanel({ plan, shops, result }: DirectionsPanelProps) {
  const t = useMessages('shops');
  const query = directionsQueryOf(usePageQuery());
  const names = new Map(shops.map(({ slug, name }) => [slug, name]));
  const shopName = (slug: string) => names.get(slug) ?? slug;
  const nameOf = ({ shop, name }: PlanPlace) =>
    shop ? shopName(shop) : (name ?? t('directions.place'));
  const { from, to } = result.outcome === 'found' ? result.directions : result;
  const back = { ...query, from: to?.id, to: from?.id };
  return (
    <section aria-labelledby="directions-title" className={styles.panel}>
      <h2 id="directions-title" className={styles.title}>
        {t('directions.title')}
      </h2>
      <DirectionsForm plan={plan} shops={shops} from={from} to={to} nameOf={nameOf} />
      <div role="status" className={styles.answer}>
        <Unknown result={result} />
        {result.outcome === 'unreachable' ? (
          <Notice tone="warning">
            {t(result.stepFree ? 'directions.unreachableStepFree' : 'directions.unreachable', {
              to: nameOf(result.to),
            })}
          </Notice>
        ) : null}
        {result.outcome === 'found' ? (
          <DirectionsSummary
            directions={result.directions}
            from={nameOf(result.directions.from)}
            to={nameOf(result.directions.to)}
          />
        ) : null}
      </div>
      {result.outcome === 'found' ? (
        <>
          <DirectionsSteps
            directions={result.directions}
            to={nameOf(result.directions.to)}
            shopName={shopName}
          />
          <DirectionsLink query={back} text={t('directions.reverse')} />{' '}
        </>
      ) : null}
      {result.outcome === 'unreachable' && result.stepFree ? (
        <DirectionsLink query={{ ...query, stepFree: false }} text={t('directions.withSteps')} />
      ) : null}
    </section>
  );
}
