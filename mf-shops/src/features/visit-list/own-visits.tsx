/** Apart from the panel of a visit, whose form and styles the list of shops does not need. */
import { useMessages } from '@mall/i18n';
import { Button, buttonClass } from '@mall/ui';
import { useState } from 'react';
import { useParking } from '../../parking-store.ts';
import { DIRECTIONS_KEYS, MapStateLink, VISIT_KEY } from '../../shop-query.tsx';
import { Undo } from '../../undo.tsx';
import styles from './own-visits.module.css';
import { formatVisits, storeVisits, useVisits } from './visit-store.ts';

/**
 * What the visitor has marked, with a link that puts it in order, from the car on; nothing without a mark. The link
 * has no filters, which would leave out the hours of stops.
 */
export function OwnVisits() {
  const t = useMessages('shops');
  const visits = useVisits();
  const from = useParking()?.place;
  const [cleared, setCleared] = useState<readonly string[]>();
  const isEmpty = visits.length === 0;
  // A list that is emptied later, star by star, is not this one.
  if (cleared && !isEmpty) setCleared(undefined);
  if (isEmpty && !cleared) return null;
  const clear = () => {
    setCleared(visits);
    storeVisits([]);
  };
  return (
    <section aria-labelledby="own-visits" tabIndex={-1} className={styles.own}>
      <h2 id="own-visits" className={styles.count}>
        {t('visit-list.own', { count: visits.length })}
      </h2>
      {isEmpty && cleared ? (
        <Undo onUndo={() => storeVisits(cleared)} />
      ) : (
        <>
          <MapStateLink
            query={{
              [VISIT_KEY]: formatVisits(visits),
              ...(from && { [DIRECTIONS_KEYS.from]: from }),
            }}
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
