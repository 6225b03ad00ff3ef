/** A row of filters: links or toggle buttons, scrollable on phones, wrapped in wider windows. */
import { type ReactNode, useRef } from 'react';
import styles from './filter-chips.module.css';
import { useChosenInView } from './use-chosen-in-view.ts';

export interface FilterChipsProps {
  /** Accessible name, for instance "Filter by category". */
  label: string;
  /**
   * Each `element` has `chipClass()`: an anchor (its `aria-current` marks the chosen one), a button
   * with `aria-pressed`, or a label around a checkbox.
   */
  items: readonly { key: string; element: ReactNode }[];
}

/** A navigation landmark with one chip per item. */
export function FilterChips({ label, items }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row);
  return (
    <nav aria-label={label} className={styles.filter}>
      <ul ref={row} className={styles.list}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.element}
          </li>
        ))}
      </ul>
    </nav>
  );
}
