import type { FloorPlan, PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import { DirectionsPanel } from '../../features/directions/directions-panel.tsx';
import type { Guide } from '../../features/directions/step-guide.tsx';
import {
  changedQuery,
  DIRECTIONS_KEYS,
  MapStateLink,
  VISIT_KEY,
  VISIT_TIME_KEY,
} from '../../shop-query.tsx';
import styles from './page.module.css';
import { placesOf, startsOf } from './places.ts';
import { VisitPanel } from './visit-panel.tsx';
import type { Walk } from './walk.ts';

interface WalkPanelProps {
  walk: Walk;
  plan: FloorPlan;
  drawing: PlanDrawing;
  map: ShopMap;
  guide: Guide;
}

const NO_WALK = {
  [DIRECTIONS_KEYS.from]: '',
  [DIRECTIONS_KEYS.to]: '',
  [DIRECTIONS_KEYS.stepFree]: '',
  [VISIT_KEY]: '',
  [VISIT_TIME_KEY]: '',
};

/** The way or the visit in words, with a link that closes it. */
export function WalkPanel({ walk, plan, drawing, map, guide }: WalkPanelProps) {
  const t = useMessages('shops');
  const closedQuery = changedQuery(usePageQuery(), NO_WALK);
  if (walk.kind === 'visit') {
    return (
      <>
        {walk.hasUnknown ? <Notice>{t('visit-list.unknown')}</Notice> : null}
        <VisitPanel {...{ walk, drawing, map, closedQuery }} />
      </>
    );
  }
  return (
    <>
      <DirectionsPanel
        {...{ plan, guide }}
        places={placesOf(drawing)}
        starts={startsOf(drawing)}
        result={walk.result}
      />
      <MapStateLink query={closedQuery} className={styles.back}>
        {t('visit-list.close')}
      </MapStateLink>
    </>
  );
}
