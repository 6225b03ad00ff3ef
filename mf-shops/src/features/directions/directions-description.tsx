import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import type { Directions, DirectionsStep } from './directions.ts';
import styles from './directions-panel.module.css';
import { withArticle } from './hungarian-article.ts';

type Walk = Extract<DirectionsStep, { kind: 'walk' }>;

/** Returns a function that gives the text of a step, for instance `Past H&M, turn left and walk 20 m.` */
export function useStepText(to: string, shopName: (slug: string) => string) {
  const t = useMessages('shops');
  const { language } = useShellContext();
  const far = (metres: number) => ({ distance: t('directions.distance', { count: metres }) });
  const landmark = (name: string) => (language === 'hu' ? withArticle(name) : name);
  const walkText = ({ metres, turn, past }: Walk) => {
    if (!turn) return t('directions.straight', far(metres));
    if (past === undefined) return t(`directions.${turn}`, far(metres));
    return t(`directions.past-${turn}`, { ...far(metres), shop: landmark(shopName(past)) });
  };
  return (step: DirectionsStep): string => {
    if (step.kind === 'walk') return walkText(step);
    if (step.kind === 'leave') return t(`directions.leave-${step.side}`, far(step.metres));
    if (step.kind === 'arrive')
      return t(step.side ? `directions.arrive-${step.side}` : 'directions.arrive', { to });
    return t(`directions.${step.kind}`, { to: t(`directions.to-${step.floor}`) });
  };
}

/** All steps, which are printed. @param current index of the one that the plan shows. */
export function StepList(props: { texts: readonly string[]; current?: number | undefined }) {
  return (
    <ol className={styles.steps}>
      {props.texts.map((text, index) => (
        // A step has nothing but its position.
        <li key={index} aria-current={index === props.current ? 'step' : undefined}>
          {text}
        </li>
      ))}
    </ol>
  );
}

interface DescriptionProps {
  directions: Directions;
  from: string;
  to: string;
  shopName: (slug: string) => string;
}

/** A walk between two stops of a visit. */
export function DirectionsDescription({ directions, from, to, shopName }: DescriptionProps) {
  const t = useMessages('shops');
  const { metres, minutes, steps } = directions;
  return (
    <>
      <h3 className={styles.between}>{t('directions.between', { from, to })}</h3>
      <p className={styles.length}>{t('directions.length', { metres, count: minutes })}</p>
      <StepList texts={steps.map(useStepText(to, shopName))} />
    </>
  );
}
