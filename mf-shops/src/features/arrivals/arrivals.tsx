import type { Arrival } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { DIRECTIONS_KEYS, MapStateLink, NO_STEPS } from '../../shop-query.tsx';
import styles from './arrivals.module.css';

function StepFree({ arrival: { metres, stepFree } }: { arrival: Arrival }) {
  const t = useMessages('shops');
  if (!stepFree) return t('arrivals.noStepFree');
  if (stepFree.metres === metres) return t('arrivals.isStepFree');
  return t('arrivals.stepFree', { metres: stepFree.metres, count: stepFree.minutes });
}

/** The walks to a place from the nearest entrance and car park, each with a link that draws it. */
export function Arrivals({ arrivals, place }: { arrivals: readonly Arrival[]; place: string }) {
  const t = useMessages('shops');
  return (
    <ul className={styles.arrivals} aria-label={t('arrivals.heading')}>
      {arrivals.map((arrival) => {
        const { from, metres, minutes, levels, stepFree } = arrival;
        return (
          <li key={from.node} className={styles.arrival}>
            <span className={styles.nearest}>{t(`arrivals.${from.kind}`)}</span>
            <strong className={styles.length}>
              {t('arrivals.length', { metres, count: minutes })}
              {levels > 0 ? `, ${t('arrivals.levels', { count: levels })}` : null}
            </strong>
            <span className={styles.note}>
              <StepFree arrival={arrival} />
            </span>
            <MapStateLink
              query={{
                [DIRECTIONS_KEYS.from]: from.node,
                [DIRECTIONS_KEYS.to]: place,
                // The text above promises no steps: of two shortest ways the link opens that one.
                ...(stepFree?.metres === metres && { [DIRECTIONS_KEYS.stepFree]: NO_STEPS }),
              }}
              className={styles.link}
            >
              {t('arrivals.way', { from: from.name })}
            </MapStateLink>
          </li>
        );
      })}
    </ul>
  );
}
