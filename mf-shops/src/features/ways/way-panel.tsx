/** Ways through the house: a form to ask for one, and the answer in words. */
import type { FloorPlan } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import type { WayEnd } from '@mall/wayfinding';
import { MapStateLink } from '../../map-state-link.tsx';
import type { NamedShop } from './place-select.tsx';
import type { WayQuery, WayResult } from './way.ts';
import { WayDescription } from './way-description.tsx';
import { WayForm } from './way-form.tsx';
import styles from './way-panel.module.css';
import { otherKeys, wayLinkQuery, wayQueryOf } from './way-query.ts';

/** A link that changes the way alone. */
function WayLink({ query, text }: { query: WayQuery; text: string }) {
  const others = Object.fromEntries(otherKeys(usePageQuery()));
  return <MapStateLink query={{ ...others, ...wayLinkQuery(query) }}>{text}</MapStateLink>;
}

function Unknown({ result }: { result: WayResult }) {
  const t = useMessages('shops');
  if (result.outcome !== 'incomplete') return null;
  return result.unknown.map((key) => (
    <Notice key={key}>{t(key === 'from' ? 'ways.unknownFrom' : 'ways.unknownTo')}</Notice>
  ));
}

interface WayPanelProps {
  plan: FloorPlan;
  /** All that have a unit, in the order of the lists; the names of landmarks come from here too. */
  shops: readonly NamedShop[];
  /** From `useWay`. */
  result: WayResult;
}

/** Beside the plan of the map page. */
export function WayPanel({ plan, shops, result }: WayPanelProps) {
  const t = useMessages('shops');
  const query = wayQueryOf(usePageQuery());
  const names = new Map(shops.map(({ slug, name }) => [slug, name]));
  const shopName = (slug: string) => names.get(slug) ?? slug;
  const nameOf = ({ shop, name }: WayEnd) => (shop ? shopName(shop) : (name ?? t('ways.place')));
  const { from, to } = result.outcome === 'found' ? result.way : result;
  const back = { ...query, from: to?.id, to: from?.id };
  return (
    <section aria-labelledby="way-title" className={styles.panel}>
      <h2 id="way-title" className={styles.title}>
        {t('ways.title')}
      </h2>
      <WayForm plan={plan} shops={shops} from={from} to={to} nameOf={nameOf} />
      <div role="status" className={styles.answer}>
        <Unknown result={result} />
        {result.outcome === 'unreachable' ? (
          <Notice tone="warning">
            {t(result.stepFree ? 'ways.unreachableStepFree' : 'ways.unreachable', {
              to: nameOf(result.to),
            })}
          </Notice>
        ) : null}
        {result.outcome === 'found' ? (
          <WayDescription
            way={result.way}
            from={nameOf(result.way.from)}
            to={nameOf(result.way.to)}
            shopName={shopName}
          />
        ) : null}
      </div>
      {result.outcome === 'found' ? <WayLink query={back} text={t('ways.reverse')} /> : null}
      {result.outcome === 'unreachable' && result.stepFree ? (
        <WayLink query={{ ...query, stepFree: false }} text={t('ways.withSteps')} />
      ) : null}
    </section>
  );
}
