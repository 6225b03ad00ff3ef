/** Facts as pairs of name and value: an address, a size, an age. */
import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {facts.map((fact, index) => (
        <div key={index} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
