/** Apart from the panel of a visit, whose form and styles the list of shops does not need. */
import { useMessages } from '@mall/i18n';
import type { LinkQuery } from '@mall/runtime';
import { Button, buttonClass } from '@mall/ui';
import { useEffect, useRef, useState } from 'react';
import { MapStateLink, VISIT_KEY } from '../../shop-query.tsx';
import styles from './own-visits.module.css';
import { formatVisits, storeVisits, useVisits } from './visit-store.ts';

/** In place of a question before: what has just been cleared can be put back. */
function Undo({ onUndo }: { onUndo: () => void }) {
  const t = useMessages('shops');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="secondary" size="small" onClick={onUndo}>
      {t('visit-list.undo')}
    </Button>
  );
}

/** What the visitor has marked, with a link that puts it in order; nothing without a mark. */
export function OwnVisits({ query }: { query: LinkQuery }) {
  const t = useMessages('shops');
  const visits = useVisits();
  const [cleared, setCleared] = useState<readonly string[]>();
  const isEmpty = visits.length === 0;
  if (isEmpty && !cleared) return null;
  const clear = () => {
    setCleared(visits);
    storeVisits([]);
  };
  return (
    <section aria-labelledby="own-visits" className={styles.own}>
      <h2 id="own-visits" className={styles.count}>
        {t('visit-list.own', { count: visits.length })}
      </h2>
      {isEmpty && cleared ? (
        <Undo onUndo={() => storeVisits(cleared)} />
      ) : (
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
