/**
 * A row of filters: links or toggle buttons, scrollable on phones, wrapped in wider windows. An entry of
 * its own: only pages with a filter load it.
 */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import chip from './chip.module.css';
import styles from './filter-chips.module.css';

/**
 * The look of a chip: a link, a toggle button, or a label around a box or radio button. It shows as
 * chosen by `aria-current`, `aria-pressed`, or the checked input in the label.
 */
export function chipClass(): string {
  return chip.chip ?? '';
}

interface FilterChipsProps {
  /** Accessible name, for instance "Filter by category". */
  label: string;
  /**
   * Each `element` has `chipClass()`: an anchor (its `aria-current` marks the chosen one), a button
   * with `aria-pressed`, or a label around a checkbox.
   */
  items: readonly { key: string; element: ReactNode }[];
}

const CHOSEN = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"]';

/** On a phone the row is wider than the window: it opens where the chosen chip is. The page never moves. */
function useChosenInView(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = row.current;
    const chosen = scroller?.querySelector(CHOSEN)?.getBoundingClientRect();
    if (!scroller || !chosen) return;
    const { left, width } = scroller.getBoundingClientRect();
    scroller.scrollLeft += chosen.left + chosen.width / 2 - left - width / 2;
  }, [row]);
}

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
