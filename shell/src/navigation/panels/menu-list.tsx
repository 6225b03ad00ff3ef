/** A list of a panel under its heading. */
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './panels.module.css';

interface MenuListProps {
  heading: string;
  /** Set where the list's surroundings already show the heading. */
  isHeadingHidden?: boolean | undefined;
  className?: string | undefined;
  /** One `li` for each link. */
  children: ReactNode;
}

export function MenuList({ heading, isHeadingHidden, className, children }: MenuListProps) {
  const id = useId();
  return (
    <div>
      {/* No heading element: it would come before the page's own first one. */}
      <p className={isHeadingHidden ? 'visually-hidden' : styles.heading} id={id}>
        {heading}
      </p>
      <ul className={clsx(styles.list, className)} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
