/** A list of cards in as many columns as the window holds. */
import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** One card each. */
  children: ReactNode;
  /** Columns in a wide window; fewer in narrower ones. */
  columns?: 3 | 4 | 6 | undefined;
  /** Accessible name of the list, where no heading names it. */
  label?: string | undefined;
  className?: string | undefined;
}

export function CardGrid({ children, columns = 3, label, className }: CardGridProps) {
  return (
    <ul className={clsx(styles.grid, styles[`columns${columns}`], className)} aria-label={label}>
      {Children.toArray(children).map((card, index) => (
        <li key={index} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}
