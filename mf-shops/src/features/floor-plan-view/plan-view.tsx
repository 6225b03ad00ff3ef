import { type DrawnFloor, type Floor, PLAN_CANVAS_WIDTH } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { clsx } from 'clsx';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FloorDrawing, type FloorDrawingProps } from './floor-drawing.tsx';
import { onPlanKey, type UnitChoice, useUnitChoice, ZoomButtons } from './plan-controls.tsx';
import { type PlanBox, PlanPanZoom } from './plan-pan-zoom.ts';
import { MAX_FIRST_LEVEL, MAX_LEVEL } from './plan-scale.ts';
import styles from './plan-view.module.css';

/** `panZoom` is undefined while it is loaded, and where it cannot be; labels are drawn up to `maxLevel`. */
function usePanZoom(
  viewport: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLElement | null>,
  canvasHeight: number,
) {
  const [panZoom, setPanZoom] = useState<PlanPanZoom>();
  const [maxLevel, setMaxLevel] = useState(MAX_FIRST_LEVEL);
  useEffect(() => {
    if (!viewport.current || !canvas.current) return undefined;
    const creating = PlanPanZoom.create({
      viewport: viewport.current,
      canvas: canvas.current,
      canvasHeight,
      onLevel: (level) => {
        if (level > MAX_FIRST_LEVEL) startTransition(() => setMaxLevel(MAX_LEVEL));
      },
    }).catch(() => undefined);
    void creating.then((created) => startTransition(() => setPanZoom(created)));
    return () => void creating.then((created) => created?.destroy());
  }, [viewport, canvas, canvasHeight]);
  return { panZoom, maxLevel };
}

interface PlanViewProps
  extends UnitChoice,
    Pick<FloorDrawingProps, 'matching' | 'closed' | 'hrefOf' | 'lit'> {
  /** The floor on the screen; all of them are printed. */
  floor: Floor;
  /** Shows all floors over each other. */
  isStacked: boolean;
  /** What is moved into view whenever it changes. */
  shown: PlanBox | undefined;
  routeOn: (floor: Floor) => ReactNode;
  marksOn: (floor: DrawnFloor) => ReactNode;
  /** Controls above the plan, or over it in a wide window. */
  children: ReactNode;
}

/** Uncovers the plan when the visitor has chosen what it shows in the list that lies over it. */
function useShownInWindow(viewport: RefObject<HTMLElement | null>, shown: PlanBox | undefined) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (shown && !isFirst.current) viewport.current?.closest('main')?.scrollIntoView();
    isFirst.current = false;
  }, [viewport, shown]);
}

/** The floor plan: complete as HTML, and with zoom and pan once it is hydrated. */
export function PlanView(props: PlanViewProps) {
  const { drawing, onChoose, floor, isStacked, shown, routeOn, marksOn, children, ...drawn } =
    props;
  const t = useMessages('shops');
  const viewport = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { panZoom, maxLevel } = usePanZoom(viewport, canvas, drawing.height);
  const choice = useUnitChoice({ drawing, onChoose }, panZoom);
  const hint = useId();
  const shownFloor = drawing.floors.find(({ id }) => id === floor);
  useEffect(() => {
    if (shown) panZoom?.show(shown);
  }, [panZoom, shown]);
  useShownInWindow(viewport, shown);
  const name = isStacked ? t('floor-plan-view.allFloors') : (shownFloor?.name ?? '');
  const view = useMemo(
    () => ({ x: 0, y: 0, width: PLAN_CANVAS_WIDTH, height: drawing.height }),
    [drawing],
  );
  return (
    <div className={styles.frame}>
      {/* First: what moves the plan down is there before a long document's plan is painted. */}
      {children}
      <section
        ref={viewport}
        className={styles.viewport}
        aria-label={t('floor-plan-view.plan', { floor: name })}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the plan need its focus.
        tabIndex={0}
        onKeyDown={(event) => onPlanKey(event, panZoom)}
        {...choice}
      >
        <p id={hint} className="visually-hidden">
          {t('floor-plan-view.keys')}
        </p>
        <div ref={canvas} className={clsx(styles.canvas, isStacked && styles.stacked)}>
          {drawing.floors.map((one) => (
            <div key={one.id} className={clsx(styles.floor, one.id !== floor && styles.other)}>
              <p className={styles.printed}>{one.name}</p>
              <FloorDrawing
                floor={one}
                view={view}
                route={routeOn(one.id)}
                maxLevel={maxLevel}
                {...drawn}
              >
                {marksOn(one)}
              </FloorDrawing>
            </div>
          ))}
        </div>
      </section>
      <ZoomButtons panZoom={panZoom} />
    </div>
  );
}
