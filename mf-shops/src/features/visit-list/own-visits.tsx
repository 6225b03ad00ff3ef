import { useMessages } from '@mall/i18n';
import type { LinkQuery } from '@mall/runtime';
import { Button, buttonClass } from '@mall/ui';
import { MapStateLink } from '../../map-state-link.tsx';
import { VISIT_KEY } from '../../query-keys.ts';
import styles from './visit-panel.module.css';
import { formatVisits } from './visit-slugs.ts';
import { clearVisits, useVisits } from './visit-store.ts';

/** What the visitor has marked, with a link that puts it in order; nothing without a mark. */
export function OwnVisits({ query }: { query: LinkQuery }) {
  const t = useMessages('shops');
  const visits = useVisits();
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby="own-visits" className={styles.own}>
      <h2 id="own-visits" className={styles.count}>
        {t('visit-list.own', { count: visits.length })}
      </h2>
      <MapStateLink
        query={{ ...query, [VISIT_KEY]: formatVisits(visits) }}
        className={buttonClass('primary', 'small')}
      >
        {t('visit-list.plan')}
      </MapStateLink>
      <Button variant="quiet" size="small" onClick={clearVisits}>
        {t('visit-list.clear')}
      </Button>
    </section>
  );
}
