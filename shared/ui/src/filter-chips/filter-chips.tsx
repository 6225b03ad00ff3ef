/** A row of filters: links or toggle buttons, scrollable on phones, wrapped in wider windows. */
import type { ReactNode } from 'react';
import styles from './filter-chips.module.css';

export interface FilterChipsProps {
  /** Accessible name, for instance "Filter by category". */
  label: string;
  /**
   * Each `element` is an anchor (its `aria-current` marks the chosen one), a button with
   * `aria-pressed`, or a label around a checkbox.
   */
  items: readonly { key: string; element: ReactNode }[];
}

/** A navigation landmark with one chip per item. */
export function FilterChips({ label, items }: FilterChipsProps) {
  return (
    <nav aria-label={label} className={styles.filter}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.element}
          </li>
        ))}
      </ul>
    </nav>
  );
}
