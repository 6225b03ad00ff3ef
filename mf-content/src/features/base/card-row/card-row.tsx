/** Cards in three columns; on phones one row to swipe with its pages below, or a list. */
import { useMessages } from '@mall/i18n';
import { Icon } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './card-row.module.css';
import { useCardList, useFocusInView, useFrontCard } from './use-card-row.ts';

interface CardRowProps {
  label: string;
  children: readonly ReactNode[];
  /** Whether the row may be turned into a list: the list of a page may, a row of suggestions not. */
  canBeList?: boolean;
}

const LIST = 'M4 6h3v3H4zM11 7.5h9M4 15h3v3H4zM11 16.5h9';

function ListToggle({ box }: { box: RefObject<HTMLElement | null> }) {
  const t = useMessages('content');
  const [isList, toggle] = useCardList(box);
  return (
    <button type="button" className={styles.toggle} aria-pressed={isList} onClick={toggle}>
      <Icon path={LIST} />
      {t('card-row.asList')}
    </button>
  );
}

function Pages({ front, total }: { front: ReturnType<typeof useFrontCard>; total: number }) {
  const { index = 0, go } = front;
  const t = useMessages('content');
  return (
    <div className={styles.pages}>
      <button
        type="button"
        aria-label={t('card-row.previous')}
        aria-disabled={index === 0}
        onClick={() => go(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <p className={styles.position}>{t('card-row.position', { number: index + 1, total })}</p>
      <button
        type="button"
        aria-label={t('card-row.next')}
        aria-disabled={index === total - 1}
        onClick={() => go(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

/** The row scrolls by itself: without the script only its buttons are missing. */
export function CardRow({ label, children, canBeList = false }: CardRowProps) {
  const box = useRef<HTMLDivElement>(null);
  const front = useFrontCard(box, children.length);
  useFocusInView(box);
  const bar =
    children.length > 1 ? (
      <div className={styles.bar} data-known={front.index !== undefined}>
        <Pages front={front} total={children.length} />
        {canBeList ? <ListToggle box={box} /> : null}
      </div>
    ) : null;
  return (
    <div ref={box} className={clsx(styles.cards, canBeList && styles.mayBeList)}>
      {/* Above what may be a list: at its end nobody would find the way back. */}
      {canBeList ? bar : null}
      <CardGrid label={label} className={styles.row}>
        {children}
      </CardGrid>
      {canBeList ? null : bar}
    </div>
  );
}
