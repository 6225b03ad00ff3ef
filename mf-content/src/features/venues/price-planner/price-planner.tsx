import { useMessages } from '@mall/i18n';
import { usePageLocation, usePageNavigation } from '@mall/runtime';
import { Section } from '@mall/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { PlannerForm } from './planner-form.tsx';
import { PlannerResult } from './planner-result.tsx';
import styles from './price-planner.module.css';
import { usePlanner } from './use-planner.ts';
import { PLANNER_ANCHOR } from './visit-query.ts';

/** Another one for each history entry: what the form itself asks for replaces the entry. */
function useEntry(): string {
  const { key } = usePageLocation();
  const isOwnChange = usePageNavigation() === 'REPLACE';
  const [entry, setEntry] = useState(key);
  if (entry !== key && !isOwnChange) setEntry(key);
  return entry;
}

/**
 * The page's loader must load `venues` and `config`.
 * @param chosen the venues that are chosen until the visitor chooses others; if none is offered, all are.
 */
export function PricePlanner({ chosen }: { chosen: readonly string[] }) {
  const t = useMessages('content');
  const planner = usePlanner(chosen);
  const entry = useEntry();
  if (planner.venues.length === 0) return null;
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
        <PlannerForm key={entry} {...planner} />
        <PlannerResult {...planner} />
      </div>
    </Section>
  );
}
