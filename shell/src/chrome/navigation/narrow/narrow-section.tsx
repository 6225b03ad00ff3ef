/** A part of the narrow menu that opens and closes. */
import { Collapsible } from '@base-ui/react/collapsible';
import type { ReactNode } from 'react';
import styles from './narrow-panel.module.css';

export function NarrowSection({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className={styles.entry}>
        {label}
        <span className={styles.chevron} aria-hidden="true" />
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.section}>
        <div className={styles.sectionContent}>{children}</div>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
