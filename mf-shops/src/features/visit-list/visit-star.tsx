import { useMessages } from '@mall/i18n';
import { useDialogs } from '@mall/runtime';
import { Icon } from '@mall/ui';
import { chipClass } from '@mall/ui/filter-chips';
import { clsx } from 'clsx';
import styles from './visit-star.module.css';
import { MAX_VISITS, setMarked, useIsMarked } from './visit-store.ts';

interface VisitStarProps {
  shop: { slug: string; name: string };
  /** A star alone, which its styles draw: a page has many. The name is for assistive technology. */
  compact?: boolean | undefined;
}

/** Adds a shop to the visit or removes it; named after its action. */
export function VisitStar({ shop: { slug, name }, compact = false }: VisitStarProps) {
  const t = useMessages('shops');
  const isMarked = useIsMarked(slug);
  const { showMessage } = useDialogs();
  const toggle = () => {
    if (!setMarked(slug, !isMarked)) {
      showMessage({ type: 'simple', headline: t('visit-list.full', { max: MAX_VISITS }) });
    }
  };
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
      {compact ? null : (
        <>
          <Icon name="star" className={styles.icon} />
          <span>{t(`visit-list.${action}`)}</span>
        </>
      )}
    </button>
  );
}
