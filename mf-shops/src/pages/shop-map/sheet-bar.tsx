/** The handle of the sheet: links that move it, and one that asks for a way. */
import { LIST_ANCHOR } from '@mall/blocks';
import type { PlanDrawing } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { DIRECTIONS_KEYS, MapChangeLink, NOT_IN_WALKS } from '../../shop-query.tsx';
import { startsOf } from './places.ts';
import styles from './sheet-bar.module.css';
import { asksForWalk } from './walk.ts';

export const MAP_ANCHOR = 'terkep';

/** The sheet scrolls with the page, so that its two ends are anchors. */
export function SheetBar({ drawing }: { drawing: PlanDrawing }) {
  const t = useMessages('shops');
  const hasWalk = asksForWalk(usePageQuery());
  const [start] = startsOf(drawing);
  return (
    <nav aria-label={t('map-list.sheet')} className={styles.bar}>
      <a href={`#${MAP_ANCHOR}`} className={styles.end}>
        {t('map-list.toMap')}
      </a>
      {start && !hasWalk ? (
        <MapChangeLink
          changes={{ ...NOT_IN_WALKS, [DIRECTIONS_KEYS.from]: start.id }}
          className={styles.way}
        >
          {t('directions.title')}
        </MapChangeLink>
      ) : null}
      <a href={`#${LIST_ANCHOR}`} className={styles.end}>
        {t('map-list.toList')}
      </a>
    </nav>
  );
}
