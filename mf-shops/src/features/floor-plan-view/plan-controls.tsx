/** What a visitor does with the plan: zoom, floors, keys, and clicks on units. */
import type { DrawnFloor, DrawnUnit, Floor, PlanDrawing } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { isPlainClick } from '@mall/runtime';
import { Icon } from '@mall/ui';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { ALL_FLOORS, FLOOR_KEY, MapChangeLink, PLACE_KEY } from '../../shop-query.tsx';
import styles from './plan-controls.module.css';
import type { PlanPanZoom } from './plan-pan-zoom.ts';
import { placeOf, unitsOf } from './plan-symbols.tsx';

const STEP_PX = 90;

const KEYS: Readonly<Record<string, (panZoom: PlanPanZoom) => void>> = {
  '+': (panZoom) => panZoom.zoomIn(),
  '=': (panZoom) => panZoom.zoomIn(),
  '-': (panZoom) => panZoom.zoomOut(),
  '0': (panZoom) => panZoom.showWholeFloor(),
  ArrowLeft: (panZoom) => panZoom.panBy({ x: STEP_PX, y: 0 }),
  ArrowRight: (panZoom) => panZoom.panBy({ x: -STEP_PX, y: 0 }),
  ArrowUp: (panZoom) => panZoom.panBy({ x: 0, y: STEP_PX }),
  ArrowDown: (panZoom) => panZoom.panBy({ x: 0, y: -STEP_PX }),
};

/** Each does the same as its key. */
const BUTTONS = [
  { label: 'zoomIn', key: '+', path: 'M12 6v12M6 12h12' },
  { label: 'zoomOut', key: '-', path: 'M6 12h12' },
  {
    label: 'wholeFloor',
    key: '0',
    path: 'M5 9.5V5h4.5M14.5 5H19v4.5M19 14.5V19h-4.5M9.5 19H5v-4.5',
  },
] as const;

/** Buttons over the plan; nothing until they can do something. */
export function ZoomButtons({ panZoom }: { panZoom: PlanPanZoom | undefined }) {
  const t = useMessages('shops');
  if (!panZoom) return null;
  return (
    <div className={styles.buttons}>
      {BUTTONS.map(({ label, key, path }) => (
        <button
          key={key}
          type="button"
          className={styles.button}
          aria-label={t(`floor-plan-view.${label}`)}
          onClick={() => KEYS[key]?.(panZoom)}
        >
          <Icon path={path} className={styles.icon} />
        </button>
      ))}
    </div>
  );
}

interface FloorSwitchProps {
  floors: readonly DrawnFloor[];
  /** The one on the screen, or that all are. */
  shown: Floor | typeof ALL_FLOORS;
}

export function FloorSwitch({ floors, shown }: FloorSwitchProps) {
  const t = useMessages('shops');
  const both = { id: ALL_FLOORS, name: t('floor-plan-view.allFloors') } as const;
  const views = floors.length > 1 ? [...floors, both] : floors;
  return (
    <nav aria-label={t('floor-plan-view.floors')} className={styles.switch}>
      {views.map(({ id, name }) => (
        <MapChangeLink
          key={id}
          changes={{ [FLOOR_KEY]: id, [PLACE_KEY]: '' }}
          className={styles.floor}
          aria-current={id === shown ? 'true' : undefined}
          replace
        >
          {name}
        </MapChangeLink>
      ))}
    </nav>
  );
}

export function onPlanKey(event: KeyboardEvent, panZoom: PlanPanZoom | undefined): void {
  const { key, target, currentTarget, ctrlKey, altKey, metaKey } = event;
  if (!panZoom || target !== currentTarget || ctrlKey || altKey || metaKey) return;
  const act = KEYS[key];
  // Where nothing can be moved, the arrows scroll the page.
  if (!act || (key.startsWith('Arrow') && panZoom.isWholeFloor)) return;
  event.preventDefault();
  act(panZoom);
}

/** A pointer that has moved farther has panned. */
const MAX_CLICK_PX = 6;
/** WCAG 2.5.8: a smaller target is enlarged before it is one. */
const MIN_TARGET_PX = 24;

function isTarget({ room }: DrawnUnit, { scale }: PlanPanZoom): boolean {
  return Math.min(room.width, room.height) * scale >= MIN_TARGET_PX;
}

function placeAt(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest<SVGElement>('a[data-place]') : null;
  return link?.dataset.place;
}

export interface UnitChoice {
  /** Has at least one floor. */
  drawing: PlanDrawing;
  onChoose: (place: string) => void;
}

/** Handlers for the viewport. Each unit is a link that works without a script. */
export function useUnitChoice({ drawing, onChoose }: UnitChoice, panZoom: PlanPanZoom | undefined) {
  const start = useRef({ x: 0, y: 0 });
  const hasMoved = ({ clientX, clientY }: MouseEvent) =>
    Math.hypot(clientX - start.current.x, clientY - start.current.y) > MAX_CLICK_PX;
  const choose = (place: string) => {
    const unit = unitsOf(drawing).find((one) => placeOf(one) === place);
    if (panZoom && unit && !isTarget(unit, panZoom)) panZoom.show(unit.room);
    else onChoose(place);
  };
  return {
    onPointerDownCapture({ clientX, clientY }: PointerEvent) {
      start.current = { x: clientX, y: clientY };
    },
    onClick(event: MouseEvent) {
      const place = placeAt(event.target);
      if (!place || !isPlainClick(event)) return;
      event.preventDefault();
      if (!hasMoved(event)) choose(place);
    },
  };
}
