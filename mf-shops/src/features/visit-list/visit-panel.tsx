import { OpenStatus, useOpenStatus } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { fromMallMinute, type OpeningPlan } from '@mall/opening-hours';
import { type LinkQuery, usePageQuery, useQueryChange } from '@mall/runtime';
import { Button, Icon } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { walkOf } from '@mall/wayfinding';
import { type ReactNode, useEffect, useState } from 'react';
import {
  changedQuery,
  MapStateLink,
  type NamedPlace,
  PLACE_KEY,
  VISIT_KEY,
} from '../../shop-query.tsx';
import { Undo } from '../../undo.tsx';
import type { Visit } from './order-visit.ts';
import { VisitForm, visitMinute } from './visit-form.tsx';
import styles from './visit-panel.module.css';
import { VisitPaper } from './visit-paper.tsx';
import { formatVisits, setMarked } from './visit-store.ts';

export interface VisitStop {
  name: string;
  location: string;
  /** Undefined for a shop that the filters of the map leave out. */
  hours: OpeningPlan | undefined;
}

interface Way {
  metres: number;
  steps: ReactNode;
}

interface VisitPanelProps {
  visit: Visit;
  starts: readonly NamedPlace[];
  start: string;
  stopOf: (slug: string) => VisitStop;
  /** To each stop from the place before, in words. */
  ways: readonly Way[];
  closedQuery: LinkQuery;
}

/** Opens what is folded, so that it is on paper. */
function usePrintedWhole(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const print = () => setIsPrinted(true);
    const end = () => setIsPrinted(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}

/** Takes stops out of the visit, and puts the last one back. */
function useRemoval(shops: readonly string[]) {
  const change = useQueryChange();
  const [removed, setRemoved] = useState<{ slug: string; before: readonly string[] }>();
  const show = (slugs: readonly string[]) => change({ [VISIT_KEY]: formatVisits(slugs) });
  return {
    removed: removed?.slug,
    remove: (slug: string) => {
      setRemoved({ slug, before: shops });
      setMarked(slug, false);
      show(shops.filter((one) => one !== slug));
    },
    undo: () => {
      if (!removed) return;
      setRemoved(undefined);
      setMarked(removed.slug, true);
      show(removed.before);
    },
  };
}

interface StopProps extends VisitStop {
  status: ReturnType<typeof useOpenStatus>;
  slug: string;
  way: Way | undefined;
  isPrinted: boolean;
  onRemove: (() => void) | undefined;
}

function Stop({ slug, name, location, hours, status, way, isPrinted, onRemove }: StopProps) {
  const t = useMessages('shops');
  const query = usePageQuery();
  return (
    <li className={styles.stop}>
      <div className={styles.place}>
        <MapStateLink query={changedQuery(query, { [PLACE_KEY]: slug })} replace>
          {name}
        </MapStateLink>{' '}
        <span className={styles.location}>{location}</span>{' '}
        {hours ? (
          <div className={styles.status}>
            <OpenStatus {...status(hours)} />
          </div>
        ) : null}
        {way ? (
          <details open={isPrinted || undefined}>
            <summary className={styles.summary}>
              {t('visit-list.way', { metres: way.metres })}
            </summary>
            <div className={styles.steps}>{way.steps}</div>
          </details>
        ) : null}
      </div>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('visit-list.removeNamed', { shop: name })}
          onClick={onRemove}
        >
          <Icon name="cross" />
        </button>
      ) : null}
    </li>
  );
}

/** A visit in the order of the shortest walk. Its URL has it all, so that a link shares it. */
export function VisitPanel(props: VisitPanelProps) {
  const { visit, starts, start, stopOf, ways, closedQuery } = props;
  const t = useMessages('shops');
  const isPrinted = usePrintedWhole();
  const { removed, remove, undo } = useRemoval([...visit.shops, ...visit.unreached]);
  const minute = visitMinute(usePageQuery());
  const status = useOpenStatus(minute ? fromMallMinute(minute) : undefined);
  const closed = visit.shops.map(stopOf).filter(({ hours }) => hours && !status(hours).isOpen);
  const { metres, minutes } = walkOf(visit.metres);
  return (
    <section aria-labelledby="visit-list" className={styles.panel}>
      <h2 id="visit-list" className={styles.heading}>
        {t('visit-list.heading')}
      </h2>
      <div role="status" className={styles.result}>
        <p>
          <strong>{t('visit-list.total', { metres, minutes })}</strong>
        </p>
        {minute && closed.length > 0 ? (
          <Notice tone="warning">
            {t('visit-list.closed', { shops: closed.map(({ name }) => name).join(', ') })}
          </Notice>
        ) : null}
      </div>
      {removed ? (
        <Undo key={removed} className={styles.removed} onUndo={undo}>
          {t('visit-list.removed', { shop: stopOf(removed).name })}
        </Undo>
      ) : null}
      <ol className={styles.stops}>
        {visit.shops.map((slug, index) => (
          <Stop
            key={slug}
            slug={slug}
            {...stopOf(slug)}
            status={status}
            way={ways[index]}
            isPrinted={isPrinted}
            onRemove={visit.shops.length > 1 ? () => remove(slug) : undefined}
          />
        ))}
      </ol>
      {visit.unreached.map((slug) => (
        <Notice key={slug} tone="warning">
          {t('visit-list.unreached', { shop: stopOf(slug).name })}
        </Notice>
      ))}
      <div className={styles.actions}>
        <Button className={styles.print} onClick={() => window.print()}>
          {t('visit-list.print')}
        </Button>
        <MapStateLink query={closedQuery} className={styles.back}>
          {t('visit-list.close')}
        </MapStateLink>
      </div>
      <VisitForm starts={starts} start={start} />
      <p className={styles.note}>{t('visit-list.share')}</p>
      <VisitPaper />
    </section>
  );
}
