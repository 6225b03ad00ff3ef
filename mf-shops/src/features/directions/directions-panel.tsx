import type { FloorPlan } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import type { PlanPlace } from '@mall/wayfinding';
import { changedQuery, MapStateLink, type NamedPlace } from '../../shop-query.tsx';
import {
  type DirectionsQuery,
  type DirectionsResult,
  directionsChanges,
  directionsQueryOf,
} from './directions.ts';
import { DirectionsGuide, DirectionsSteps } from './directions-description.tsx';
import { DirectionsForm } from './directions-form.tsx';
import styles from './directions-panel.module.css';
import { allPlaces } from './places.ts';
import type { GuideState } from './step-guide.tsx';
import { WayStarts } from './way-starts.tsx';

function DirectionsLink({ query, text }: { query: DirectionsQuery; text: string }) {
  const changed = changedQuery(usePageQuery(), directionsChanges(query));
  return <MapStateLink query={changed}>{text}</MapStateLink>;
}

interface DirectionsPanelProps {
  plan: FloorPlan;
  /** All that have a unit, in the order of the lists; the names of landmarks come from here too. */
  shops: readonly NamedPlace[];
  result: DirectionsResult;
  guide: GuideState;
}

interface ResultProps {
  result: DirectionsResult;
  nameOf: (place: PlanPlace) => string;
}

const endsOf = (result: DirectionsResult) =>
  result.outcome === 'found' ? result.directions : result;

function Heading({ result, nameOf }: ResultProps) {
  const t = useMessages('shops');
  const { from, to } = endsOf(result);
  const both = from && to && t('directions.between', { from: nameOf(from), to: nameOf(to) });
  const question = to && t('directions.wayTo', { to: nameOf(to) });
  return (
    <h2 id="directions-title" className={styles.title}>
      {both ?? question ?? t('directions.title')}
    </h2>
  );
}

/** What is read out when it changes: the length alone, since the steps are a list of their own. */
function Outcome({ result, nameOf }: ResultProps) {
  const t = useMessages('shops');
  if (result.outcome === 'incomplete') {
    return result.unknown.map((key) => (
      <Notice key={key}>
        {t(key === 'from' ? 'directions.unknownFrom' : 'directions.unknownTo')}
      </Notice>
    ));
  }
  if (result.outcome === 'found') {
    const { metres, minutes } = result.directions;
    return <p className={styles.length}>{t('directions.length', { metres, count: minutes })}</p>;
  }
  const message = result.stepFree ? 'directions.unreachableStepFree' : 'directions.unreachable';
  return <Notice tone="warning">{t(message, { to: nameOf(result.to) })}</Notice>;
}

/** Asks from where to walk, and describes the walk: by what it takes, step by step, and as a list. */
export function DirectionsPanel({ plan, shops, result, guide }: DirectionsPanelProps) {
  const t = useMessages('shops');
  const query = directionsQueryOf(usePageQuery());
  const names = new Map(shops.map(({ id, name }) => [id, name]));
  const shopName = (slug: string) => names.get(slug) ?? slug;
  const nameOf = ({ shop, name }: PlanPlace) =>
    shop ? shopName(shop) : (name ?? t('directions.place'));
  const named = (place: PlanPlace | undefined) => place && { id: place.id, name: nameOf(place) };
  const { from, to } = endsOf(result);
  const steps = result.outcome === 'found' && {
    ...{ directions: result.directions, guide, shopName },
    to: nameOf(result.directions.to),
  };
  return (
    <section aria-labelledby="directions-title" className={styles.panel}>
      <Heading result={result} nameOf={nameOf} />
      <div role="status" className={styles.answer}>
        <Outcome result={result} nameOf={nameOf} />
      </div>
      {to && !from ? <WayStarts plan={plan} to={to} /> : null}
      {steps ? <DirectionsGuide {...steps} /> : null}
      <DirectionsForm places={allPlaces(plan, shops)} from={named(from)} to={named(to)} />
      {steps ? (
        <>
          <DirectionsSteps {...steps} />
          <DirectionsLink
            query={{ ...query, from: to?.id, to: from?.id }}
            text={t('directions.reverse')}
          />
        </>
      ) : null}
      {result.outcome === 'unreachable' && result.stepFree ? (
        <DirectionsLink query={{ ...query, stepFree: false }} text={t('directions.withSteps')} />
      ) : null}
    </section>
  );
}
