/** Cards in three columns; on phones one row to swipe, with the number of the card in front. */
import { useMessages } from '@mall/i18n';
import { CardGrid } from '@mall/ui';
import { type ReactNode, useRef } from 'react';
import styles from './card-row.module.css';
import { useFrontCard } from './use-front-card.ts';

interface CardRowProps {
  /** Accessible name of the list. */
  label: string;
  /** One card each. */
  children: readonly ReactNode[];
}

/** The row scrolls by itself: without the script only the count is missing. */
export function CardRow({ label, children }: CardRowProps) {
  const t = useMessages('content');
  const box = useRef<HTMLDivElement>(null);
  const index = useFrontCard(box, children.length);
  return (
    <div ref={box} className={styles.cards}>
      <CardGrid label={label} className={styles.row}>
        {children}
      </CardGrid>
      {children.length > 1 ? (
        <p className={styles.position} data-known={index !== undefined} aria-hidden="true">
          {t('card-row.position', { number: (index ?? 0) + 1, total: children.length })}
        </p>
      ) : null}
    </div>
  );
}
