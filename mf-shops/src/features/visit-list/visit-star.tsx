import { useMessages } from '@mall/i18n';
import { useDialogs } from '@mall/runtime';
import { Icon } from '@mall/ui';
import { chipClass } from '@mall/ui/filter-chips';
import { clsx } from 'clsx';
import { useDeferredValue } from 'react';
import styles from './visit-star.module.css';
import { MAX_VISITS, setMarked, useVisits } from './visit-store.ts';

interface VisitStarProps {
  shop: { slug: string; name: string };
  /** Shows the icon alone; the name is for assistive technology. */
  compact?: boolean | undefined;
}

/** Adds a shop to the visit or removes it; named after its action. The space of a compact star is reserved. */
export function VisitStar({ shop: { slug, name }, compact = false }: VisitStarProps) {
  const t = useMessages('shops');
  const isMarked = useVisits().includes(slug);
  const { showMessage } = useDialogs();
  // A page of many shops is not sent with a compact star for each: without a script they do nothing.
  // They are rendered after hydration, without blocking the page.
  const isHydrated = useDeferredValue(true, false);
  const toggle = () => {
    if (!setMarked(slug, !isMarked)) {
      showMessage({ type: 'simple', headline: t('visit-list.full', { max: MAX_VISITS }) });
    }
  };
  if (compact && !isHydrated) return <span className={styles.place} />;
  const action = isMarked ? 'remove' : 'add';
  return (
    <button
      type="button"
      className={clsx(
        styles.star,
        isMarked && styles.marked,
        compact ? styles.compact : chipClass(),
      )}
      aria-label={compact ? t(`visit-list.${action}Named`, { shop: name }) : undefined}
      onClick={toggle}
    >
      <Icon name="star" className={styles.icon} />
      {compact ? null : <span>{t(`visit-list.${action}`)}</span>}
    </button>
  );
}
