/** A part of the mobile menu that opens and closes. */
import { Collapsible } from '@base-ui/react/collapsible';
import { type ReactNode, startTransition, useState } from 'react';
import styles from './mobile-panel.module.css';

/** Its many links are rendered in slices after the press, which is answered at once. */
export function MobileSection({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={(wanted) => startTransition(() => setOpen(wanted))}
    >
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
