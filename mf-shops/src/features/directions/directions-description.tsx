import { useMessages } from '@mall/i18n';
import type { Directions } from './directions.ts';
import styles from './directions-panel.module.css';
import { useStepText } from './use-step-text.ts';

interface DirectionsDescriptionProps {
  directions: Directions;
  from: string;
  to: string;
  shopName: (slug: string) => string;
}

/** Length, minutes, and the steps in their order. */
export function DirectionsDescription({
  directions,
  from,
  to,
  shopName,
}: DirectionsDescriptionProps) {
  const t = useMessages('shops');
  const stepText = useStepText({ shopName, to });
  const { metres, minutes, steps } = directions;
  return (
    <>
      <h3 className={styles.ends}>{t('directions.between', { from, to })}</h3>
      <p className={styles.length}>{t('directions.length', { metres, count: minutes })}</p>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const text = stepText(step);
          // A step has nothing but its position.
          return <li key={index}>{text}</li>;
        })}
      </ol>
    </>
  );
}
