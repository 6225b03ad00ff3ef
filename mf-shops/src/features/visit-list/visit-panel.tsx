import { useMessages } from '@mall/i18n';
import { type LinkQuery, usePageQuery } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Select } from '@mall/ui/form';
import { Notice } from '@mall/ui/notice';
import { walkOf } from '@mall/wayfinding';
import {
  changedQuery,
  DIRECTIONS_KEYS,
  KeptKeys,
  MapStateLink,
  PLACE_KEY,
  useWalkForm,
} from '../../shop-query.tsx';
import type { Visit } from './order-visit.ts';
import styles from './visit-panel.module.css';

interface VisitPanelProps {
  visit: Visit;
  starts: readonly { id: string; name: string }[];
  start: string;
  textOf: (slug: string) => { name: string; location: string };
  closedQuery: LinkQuery;
}

function StartForm({ starts, start }: Pick<VisitPanelProps, 'starts' | 'start'>) {
  const t = useMessages('shops');
  return (
    <form className={styles.form} onSubmit={useWalkForm()}>
      <KeptKeys own={[DIRECTIONS_KEYS.from]} />
      <Select
        key={start}
        label={t('visit-list.from')}
        name={DIRECTIONS_KEYS.from}
        defaultValue={start}
        className={styles.start}
      >
        {starts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary" size="small">
        {t('visit-list.order')}
      </Button>
    </form>
  );
}

/** A visit in the order of the shortest walk. Its URL has it all, so that a link shares it. */
export function VisitPanel({ visit, starts, start, textOf, closedQuery }: VisitPanelProps) {
  const t = useMessages('shops');
  const query = usePageQuery();
  const { metres, minutes } = walkOf(visit.metres);
  return (
    <section aria-labelledby="visit-list" className={styles.panel}>
      <h2 id="visit-list" className={styles.heading}>
        {t('visit-list.heading')}
      </h2>
      <StartForm starts={starts} start={start} />
      <p role="status">
        <strong>{t('visit-list.total', { metres, minutes })}</strong>
      </p>
      <ol className={styles.stops}>
        {visit.shops.map((slug) => {
          const { name, location } = textOf(slug);
          return (
            <li key={slug} className={styles.stop}>
              <MapStateLink query={changedQuery(query, { [PLACE_KEY]: slug })} replace>
                {name}
              </MapStateLink>{' '}
              <span className={styles.location}>{location}</span>
            </li>
          );
        })}
      </ol>
      {visit.unreached.map((slug) => (
        <Notice key={slug} tone="warning">
          {t('visit-list.unreached', { shop: textOf(slug).name })}
        </Notice>
      ))}
      <p className={styles.note}>{t('visit-list.share')}</p>
      <MapStateLink query={closedQuery} className={styles.back}>
        {t('visit-list.close')}
      </MapStateLink>
    </section>
  );
}
