import { useOpenStatus } from '@mall/blocks';
import type { PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { fromMallMinute } from '@mall/opening-hours';
import { usePageQuery, useQueryChange } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { walkOf } from '@mall/wayfinding';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatVisits, setMarked, useVisits } from '../../features/visit-list/visit-store.ts';
import { MapChangeLink, NO_WALK, VISIT_KEY } from '../../shop-query.tsx';
import { Undo } from '../../undo.tsx';
import { startsOf } from './places.ts';
import { VisitForm, visitMinute } from './visit-form.tsx';
import styles from './visit-panel.module.css';
import { VisitPaper } from './visit-paper.tsx';
import { Stop, stopsOf } from './visit-stop.tsx';
import type { VisitWalk } from './walk.ts';

/** Opens what is folded in `panel`, so that it is on paper, and folds it again. */
function usePrintedWhole(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const setOpen = (isOpen: boolean) => {
      for (const details of folded) details.open = isOpen;
    };
    const print = () => {
      const ways = panel.current?.querySelectorAll('details') ?? [];
      folded = [...ways].filter(({ open }) => !open);
      setOpen(true);
    };
    const end = () => setOpen(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', end);
    };
  }, [panel]);
}

/** Takes stops out of the visit, and puts the last one back. */
function useRemoval(shops: readonly string[]) {
  const change = useQueryChange();
  const marked = useVisits();
  const [removed, setRemoved] = useState<{
    slug: string;
    before: readonly string[];
    /** A visit that somebody has shared names other shops than the visitor's list. */
    wasMarked: boolean;
  }>();
  const show = (slugs: readonly string[]) => change({ [VISIT_KEY]: formatVisits(slugs) });
  return {
    removed: removed?.slug,
    remove: (slug: string) => {
      setRemoved({ slug, before: shops, wasMarked: marked.includes(slug) });
      setMarked(slug, false);
      show(shops.filter((one) => one !== slug));
    },
    undo: () => {
      if (!removed) return;
      setRemoved(undefined);
      if (removed.wasMarked) setMarked(removed.slug, true);
      show(removed.before);
    },
  };
}

interface VisitPanelProps {
  walk: VisitWalk;
  drawing: PlanDrawing;
  map: ShopMap;
}

/** A visit in the order of the shortest walk. Its URL has it all, so that a link shares it. */
export function VisitPanel({ walk, drawing, map }: VisitPanelProps) {
  const { visit, ways, start } = walk;
  const stops = stopsOf(drawing, map);
  const { nameOf, hoursOf } = stops;
  const t = useMessages('shops');
  const panel = useRef<HTMLElement>(null);
  usePrintedWhole(panel);
  const { removed, remove, undo } = useRemoval([...visit.shops, ...visit.unreached]);
  const minute = visitMinute(usePageQuery());
  const status = useOpenStatus(minute ? fromMallMinute(minute) : undefined);
  const closed = visit.shops.filter((slug) => {
    const hours = hoursOf(slug);
    return hours && !status(hours).isOpen;
  });
  const { metres, minutes } = walkOf(visit.metres);
  return (
    <section ref={panel} aria-labelledby="visit-list" tabIndex={-1} className={styles.panel}>
      <h2 id="visit-list" tabIndex={-1} className={styles.heading}>
        {t('visit-list.heading')}
      </h2>
      <div role="status" className={styles.result}>
        {visit.shops.length > 0 ? (
          <p>
            <strong>{t('visit-list.total', { metres, minutes })}</strong>
          </p>
        ) : null}
        {minute && closed.length > 0 ? (
          <Notice tone="warning">
            {t('visit-list.closed', { shops: closed.map(nameOf).join(', ') })}
          </Notice>
        ) : null}
      </div>
      {removed ? (
        <Undo key={removed} className={styles.removed} onUndo={undo}>
          {t('visit-list.removed', { shop: nameOf(removed) })}
        </Undo>
      ) : null}
      <ol className={styles.stops}>
        {visit.shops.map((slug, index) => (
          <Stop
            key={slug}
            slug={slug}
            {...{ stops, status }}
            way={ways[index]}
            onRemove={visit.shops.length > 1 ? () => remove(slug) : undefined}
          />
        ))}
      </ol>
      {visit.unreached.map((slug) => (
        <Notice key={slug} tone="warning">
          {t('visit-list.unreached', { shop: nameOf(slug) })}
        </Notice>
      ))}
      <div className={styles.actions}>
        <Button className={styles.print} onClick={() => window.print()}>
          {t('visit-list.print')}
        </Button>
        <MapChangeLink changes={NO_WALK} className={styles.back}>
          {t('visit-list.close')}
        </MapChangeLink>
      </div>
      <VisitForm starts={startsOf(drawing)} start={start} />
      <p className={styles.note}>{t('visit-list.share')}</p>
      <VisitPaper />
    </section>
  );
}
