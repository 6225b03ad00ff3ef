import { useMessages } from '@mall/i18n';
import { useStepText } from './use-step-text.ts';
import type { Way } from './way.ts';
import styles from './way-panel.module.css';

interface WayDescriptionProps {
  way: Way;
  from: string;
  to: string;
  shopName: (slug: string) => string;
}

/** Length, minutes, and the steps in their order. */
export function WayDescription({ way, from, to, shopName }: WayDescriptionProps) {
  const t = useMessages('shops');
  const stepText = useStepText({ shopName, to });
  const { metres, minutes, steps } = way;
  return (
    <>
      <h3 className={styles.ends}>{t('ways.between', { from, to })}</h3>
      <p className={styles.length}>{t('ways.length', { metres, count: minutes })}</p>
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
