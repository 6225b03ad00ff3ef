import { PAGE_KEY } from '@mall/blocks';
import type { DrawnSign, ShopCategory, ShopCounts } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData } from '@mall/runtime';
import { categoryClass } from '@mall/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { FILTER_KEYS, MapChangeLink } from '../../shop-query.tsx';
import planStyles from './floor-drawing.module.css';
import styles from './legend.module.css';
import { SIGN_ICONS } from './plan-symbols.tsx';
import unitStyles from './unit.module.css';

const LOOKS = {
  anchor: unitStyles.attraction,
  closed: clsx(unitStyles.service, planStyles.shut),
  vacant: unitStyles.vacant,
};
const KINDS = Object.keys(SIGN_ICONS) as DrawnSign['kind'][];

function Swatch({ look }: { look: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.swatch} aria-hidden="true">
      <rect width="20" height="20" rx="5" className={clsx(unitStyles.unit, look)} />
    </svg>
  );
}

interface LegendProps {
  counts: ShopCounts['categories'];
  chosen: ShopCategory | undefined;
}

/** What the colours and signs of the plan mean. A category is a link that shows its shops alone. */
export function Legend({ counts, chosen }: LegendProps) {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
  // Decided once: a later choice must not close it while it is in use.
  const [isOpen] = useState(chosen !== undefined);
  return (
    <details className={styles.legend} open={isOpen}>
      <summary>{t('floor-plan-view.legend')}</summary>
      <ul className={styles.entries}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Swatch look={categoryClass(slug)} />
            <MapChangeLink
              changes={{ [FILTER_KEYS.category]: slug === chosen ? '' : slug, [PAGE_KEY]: '' }}
              className={styles.category}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              {name} <span className={styles.count}>({counts[slug]})</span>
            </MapChangeLink>
          </li>
        ))}
        {(['anchor', 'closed', 'vacant'] as const).map((kind) => (
          <li key={kind}>
            <Swatch look={LOOKS[kind]} />
            {t(`floor-plan-view.${kind}`)}
          </li>
        ))}
        {KINDS.map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 24 24" className={clsx(styles.sign, styles[kind])} aria-hidden="true">
              <path d={SIGN_ICONS[kind]} />
            </svg>
            {t(`floor-plan-view.${kind}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
