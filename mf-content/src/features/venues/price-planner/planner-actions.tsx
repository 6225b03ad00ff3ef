/** Prints the page, or copies the link that holds the visit. Both need a script. */
import { useMessages } from '@mall/i18n';
import { usePageLocation } from '@mall/runtime';
import { Button } from '@mall/ui';
import { useState } from 'react';
import styles from './planner-result.module.css';
import { PLANNER_ANCHOR } from './visit-query.ts';

export function PlannerActions() {
  const t = useMessages('content');
  const { pathname, search } = usePageLocation();
  const path = pathname + search;
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${path}#${PLANNER_ANCHOR}`);
    setCopied(path);
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        {t('price-planner.print')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => void copy().catch(() => undefined)}>
        {t('price-planner.copy')}
      </Button>
      <span role="status" className={styles.copied}>
        {copied === path ? t('price-planner.copied') : ''}
      </span>
    </div>
  );
}
