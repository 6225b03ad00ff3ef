/** The way from the start page to this one. */
import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** Accessible name, for instance "You are here". */
  label: string;
  /** Anchors, from the start page down. */
  links: readonly { key: string; element: ReactNode }[];
  /** Name of this page. */
  current: string;
}

/** A navigation landmark; the last item is this page and no link. */
export function Breadcrumbs({ label, links, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {links.map((link) => (
          <li key={link.key} className={styles.item}>
            {link.element}
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          <span className={styles.current}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
