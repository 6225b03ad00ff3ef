import { useMessages } from '@mall/i18n';
import { Section } from '@mall/ui';
import { clsx } from 'clsx';
import { PlannerForm } from './planner-form.tsx';
import { PlannerResult } from './planner-result.tsx';
import styles from './price-planner.module.css';
import { usePlanner } from './use-planner.ts';
import { PLANNER_ANCHOR } from './visit-query.ts';

/**
 * The page's loader must load `venues` and `config`.
 * @param chosen the venues that are chosen until the visitor chooses others.
 */
export function PricePlanner({ chosen }: { chosen: readonly string[] }) {
  const t = useMessages('content');
  const planner = usePlanner(chosen);
  return (
    <Section
      id={PLANNER_ANCHOR}
      heading={t('price-planner.heading')}
      lead={t('price-planner.lead')}
      tone="sun"
      endsPage
      className={clsx(styles.planner, !planner.isExample && styles.asked)}
    >
      <div className={styles.layout}>
        <PlannerForm {...planner} />
        <PlannerResult {...planner} />
      </div>
    </Section>
  );
}
