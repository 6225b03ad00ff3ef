/** The family price planner: who, when, where, and the cheapest tickets for it. */
import type { TicketVenue } from '@mall/contracts';
import { Section } from '@mall/ui';
import { clsx } from 'clsx';
import { PLANNER_ANCHOR } from './planner-anchor.ts';
import { PlannerForm } from './planner-form.tsx';
import { PlannerResult } from './planner-result.tsx';
import styles from './price-planner.module.css';
import { usePlanner } from './use-planner.ts';

/**
 * The page's loader must load `venues` and `config`.
 * @param chosen the venues that are chosen until the visitor chooses others.
 */
export function PricePlanner({ chosen }: { chosen: readonly TicketVenue[] }) {
  const planner = usePlanner(chosen);
  const { t, isExample } = planner;
  return (
    <Section
      id={PLANNER_ANCHOR}
      heading={t.heading}
      lead={t.lead}
      tone="sun"
      endsPage
      className={clsx(styles.planner, !isExample && styles.asked)}
    >
      <div className={styles.layout}>
        <PlannerForm {...planner} />
        <PlannerResult {...planner} />
      </div>
    </Section>
  );
}
