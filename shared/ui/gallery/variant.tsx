/** One variant of a component, under the name of the property that makes it. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** `row` sets what it holds side by side. */
export function Variant(props: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <div className={styles.variant}>
      <p className={styles.name}>
        <code>{props.name}</code>
      </p>
      <div className={clsx(props.row && styles.row)}>{props.children}</div>
    </div>
  );
}
