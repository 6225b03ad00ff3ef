/** Apart from the panel of a visit, whose form and styles the list of shops does not need. */
import { useMessages } from '@mall/i18n';
import type { LinkQuery } from '@mall/runtime';
import { Button, buttonClass } from '@mall/ui';
import { useRef, useState } from 'react';
import { MapStateLink, VISIT_KEY } from '../../shop-query.tsx';
import styles from './visit-panel.module.css';
import { clearVisits, formatVisits, useVisits } from './visit-store.ts';

/**
 * What the visitor has marked, with a link that puts it in order; nothing without a mark. A list that has
 * just been cleared says so as long as it has the focus.
 */
export function OwnVisits({ query }: { query: LinkQuery }) {
  const t = useMessages('shops');
  const visits = useVisits();
  const [isCleared, setIsCleared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = visits.length === 0;
  if (isEmpty && !isCleared) return null;
  const clear = () => {
    setIsCleared(true);
    clearVisits();
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="own-visits" className={styles.own}>
      <h2
        ref={heading}
        id="own-visits"
        tabIndex={-1}
        onBlur={() => setIsCleared(false)}
        className={styles.count}
      >
        {t('visit-list.own', { count: visits.length })}
      </h2>
      {isEmpty ? null : (
        <>
          <MapStateLink
            query={{ ...query, [VISIT_KEY]: formatVisits(visits) }}
            className={buttonClass('primary', 'small')}
          >
            {t('visit-list.plan')}
          </MapStateLink>
          <Button variant="quiet" size="small" onClick={clear}>
            {t('visit-list.clear')}
          </Button>
        </>
      )}
    </section>
  );
}
