/** Cards in three columns; on phones one row that is swiped, with a count of where one is. */
import { useMessages } from '@mall/i18n';
import { CardGrid } from '@mall/ui';
import { type ReactNode, useRef } from 'react';
import styles from './shelf.module.css';
import { useSwipePlace } from './use-swipe-place.ts';

interface ShelfProps {
  /** Accessible name of the list. */
  label: string;
  /** One card each. */
  children: readonly ReactNode[];
}

/** The row scrolls by itself: without the script only the count is missing. */
export function Shelf({ label, children }: ShelfProps) {
  const t = useMessages('content');
  const box = useRef<HTMLDivElement>(null);
  const place = useSwipePlace(box, children.length);
  return (
    <div ref={box} className={styles.shelf}>
      <CardGrid label={label} className={styles.row}>
        {children}
      </CardGrid>
      {children.length > 1 ? (
        <p className={styles.place} data-known={place !== undefined} aria-hidden="true">
          {t('shelf.place', { place: (place ?? 0) + 1, total: children.length })}
        </p>
      ) : null}
    </div>
  );
}
