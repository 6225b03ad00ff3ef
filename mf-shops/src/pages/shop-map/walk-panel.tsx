import type { FloorPlan, PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import { useEffect, useRef } from 'react';
import { DirectionsPanel } from '../../features/directions/directions-panel.tsx';
import type { Guide } from '../../features/directions/step-guide.tsx';
import { MapChangeLink, NO_WALK } from '../../shop-query.tsx';
import styles from './page.module.css';
import { placesOf, startsOf } from './places.ts';
import { VisitPanel } from './visit-panel.tsx';
import type { Walk } from './walk.ts';

export const MAP_HEADING = 'map-title';
const HEADINGS = { directions: 'directions-title', visit: 'visit-list' };

/** A link that opens, changes or closes a walk may disappear: the heading of what is shown then takes the focus. */
export function useWalkFocus(walk: Walk | undefined): void {
  const query = usePageQuery();
  const asked = Object.keys(NO_WALK)
    .map((key) => query.get(key))
    .join();
  const heading = walk ? HEADINGS[walk.kind] : MAP_HEADING;
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    // A control that has stayed keeps the focus.
    if (document.activeElement !== document.body) return;
    document.getElementById(heading)?.focus({ preventScroll: true });
  }, [asked, heading]);
}

interface WalkPanelProps {
  walk: Walk;
  plan: FloorPlan;
  drawing: PlanDrawing;
  map: ShopMap;
  guide: Guide;
}

/** The way or the visit in words, with a link that closes it. */
export function WalkPanel({ walk, plan, drawing, map, guide }: WalkPanelProps) {
  const t = useMessages('shops');
  const close = (
    <MapChangeLink changes={NO_WALK} className={styles.back}>
      {t('visit-list.close')}
    </MapChangeLink>
  );
  if (walk.kind === 'visit') {
    const { shops, unreached } = walk.visit;
    return (
      <>
        {walk.hasUnknown ? <Notice>{t('visit-list.unknown')}</Notice> : null}
        {shops.length + unreached.length > 0 ? <VisitPanel {...{ walk, drawing, map }} /> : close}
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
      {close}
    </>
  );
}
