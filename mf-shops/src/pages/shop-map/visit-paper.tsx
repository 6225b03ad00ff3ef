/** What a printed visit adds: of which day it is, and where to find it again. */
import { useMessages } from '@mall/i18n';
import { mallDay } from '@mall/opening-hours';
import { pageUrl, useNow, usePageQuery, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { useDeferredValue } from 'react';
import { LazyPart } from '../../lazy-part.tsx';
import { NO_WALK } from '../../shop-query.tsx';
import { visitMinute } from './visit-form.tsx';
import styles from './visit-panel.module.css';

const loadCode = async () => ({ default: (await import('@mall/blocks/qr-code')).QrCode });

export function VisitPaper() {
  const t = useMessages('shops');
  const { origin, pathTo, language } = useShellContext();
  const query = usePageQuery();
  const today = mallDay(useNow());
  const day = visitMinute(query)?.slice(0, 10) ?? today;
  const visit = [...query].filter(([key]) => Object.hasOwn(NO_WALK, key));
  const url = origin + pageUrl(pathTo('shop-map'), Object.fromEntries(visit));
  // The server prints nothing.
  const isHydrated = useDeferredValue(true, false);
  return (
    <div className={styles.paper}>
      <p>
        {formatDay(day, language, 'long')}
        <br />
        {url}
      </p>
      {isHydrated ? (
        <LazyPart
          load={loadCode}
          props={{ text: url, title: t('visit-list.code'), className: styles.code }}
          failed={null}
        />
      ) : null}
    </div>
  );
}
