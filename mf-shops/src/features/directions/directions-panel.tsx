import type { FloorPlan } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Notice } from '@mall/ui/notice';
import type { PlanPlace } from '@mall/wayfinding';
import {
  DIRECTIONS_KEYS,
  MapChangeLink,
  type NamedPlace,
  NOT_IN_WALKS,
} from '../../shop-query.tsx';
import type { DirectionsResult } from './directions.ts';
import { StepList, useStepText } from './directions-description.tsx';
import { DirectionsForm } from './directions-form.tsx';
import styles from './directions-panel.module.css';
import { type Guide, StepGuide } from './step-guide.tsx';
import { WayStarts } from './way-starts.tsx';

interface ResultProps {
  result: DirectionsResult;
  nameOf: (place: PlanPlace) => string;
}

function Heading({ result: { from, to }, nameOf }: ResultProps) {
  const t = useMessages('shops');
  const both = from && to && t('directions.between', { from: nameOf(from), to: nameOf(to) });
  const question = to && t('directions.wayTo', { to: nameOf(to) });
  return (
    <h2 id="directions-title" tabIndex={-1} className={styles.title}>
      {both ?? question ?? t('directions.title')}
    </h2>
  );
}

const isUnreachable = ({ from, to, directions }: DirectionsResult) =>
  from !== undefined && to !== undefined && !directions;

/** What is read out when it changes: the length alone, since the steps are a list of their own. */
function Outcome({ result, nameOf }: ResultProps) {
  const t = useMessages('shops');
  const { to, directions, unknown, stepFree } = result;
  if (directions) {
    const { metres, minutes } = directions;
    return <p className={styles.length}>{t('directions.length', { metres, count: minutes })}</p>;
  }
  if (to && isUnreachable(result)) {
    const message = stepFree ? 'directions.unreachableStepFree' : 'directions.unreachable';
    return <Notice tone="warning">{t(message, { to: nameOf(to) })}</Notice>;
  }
  return unknown.map((key) => (
    <Notice key={key}>
      {t(key === 'from' ? 'directions.unknownFrom' : 'directions.unknownTo')}
    </Notice>
  ));
}

interface DirectionsPanelProps {
  plan: FloorPlan;
  /** What can be named as an end; the names of landmarks come from here too. */
  places: readonly NamedPlace[];
  /** Those of `places` where most walks begin. */
  starts: readonly NamedPlace[];
  result: DirectionsResult;
  guide: Guide;
}

/** Asks from where to walk, and describes the walk: by what it takes, step by step, and as a list. */
export function DirectionsPanel({ plan, places, starts, result, guide }: DirectionsPanelProps) {
  const t = useMessages('shops');
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const shopName = (slug: string) => names.get(slug) ?? slug;
  const nameOf = ({ shop, name }: PlanPlace) =>
    shop ? shopName(shop) : (name ?? t('directions.place'));
  const named = (place: PlanPlace | undefined) => place && { id: place.id, name: nameOf(place) };
  const { from, to, directions } = result;
  const stepText = useStepText(to ? nameOf(to) : '', shopName);
  const texts = directions?.steps.map(stepText);
  return (
    <section aria-labelledby="directions-title" className={styles.panel}>
      <Heading result={result} nameOf={nameOf} />
      <div role="status" className={styles.answer}>
        <Outcome result={result} nameOf={nameOf} />
      </div>
      {to && !from ? <WayStarts plan={plan} starts={starts} to={to} /> : null}
      {texts ? <StepGuide guide={guide} texts={texts} /> : null}
      <DirectionsForm places={places} from={named(from)} to={named(to)} />
      {texts ? (
        <>
          <StepList texts={texts} current={guide.index} />
          <MapChangeLink
            changes={{
              ...NOT_IN_WALKS,
              [DIRECTIONS_KEYS.from]: to?.id ?? '',
              [DIRECTIONS_KEYS.to]: from?.id ?? '',
            }}
          >
            {t('directions.reverse')}
          </MapChangeLink>
        </>
      ) : null}
      {isUnreachable(result) && result.stepFree ? (
        <MapChangeLink changes={{ ...NOT_IN_WALKS, [DIRECTIONS_KEYS.stepFree]: '' }}>
          {t('directions.withSteps')}
        </MapChangeLink>
      ) : null}
    </section>
  );
}
