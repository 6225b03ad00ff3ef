/** Prints the page, or copies the link that holds the visit. Both need a script. */
import { useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import { useState } from 'react';
import { PLANNER_ANCHOR } from './planner-anchor.ts';
import styles from './planner-result.module.css';
import { textsOf } from './texts.ts';

export function PlannerActions({ path }: { path: string }) {
  const t = textsOf(useShellContext().language);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${path}#${PLANNER_ANCHOR}`);
    setCopied(path);
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        {t.print}
      </Button>
      <Button variant="secondary" size="small" onClick={() => void copy().catch(() => undefined)}>
        {t.copy}
      </Button>
      <span role="status" className={styles.copied}>
        {copied === path ? t.copied : ''}
      </span>
    </div>
  );
}
