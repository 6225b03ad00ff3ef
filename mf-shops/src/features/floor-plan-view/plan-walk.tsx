/** A walk on one floor of the plan. */
import type { Floor, PlanDrawing, PlanPosition } from '@mall/contracts';
import type { Stretch } from '@mall/wayfinding';
import { clsx } from 'clsx';
import type { PlanBox } from './plan-pan-zoom.ts';
import type { Point } from './plan-scale.ts';
import { SIGN_ICONS, Upright } from './plan-symbols.tsx';
import styles from './plan-walk.module.css';

type Scale = PlanDrawing['scale'];

/** A position of the plan on the canvas. */
function toCanvas([x, y]: PlanPosition, { perMetre, west, north }: Scale): Point {
  return { x: Math.round((x - west) * perMetre), y: Math.round((y - north) * perMetre) };
}

/** The area of the canvas that a walk takes on a floor; undefined where it does not lead. */
export function boxOfWalk(
  legs: readonly Stretch[],
  floor: Floor,
  scale: Scale,
): PlanBox | undefined {
  const points = legs
    .filter((leg) => leg.floor === floor)
    .flatMap((leg) => leg.points.map((point) => toCanvas(point, scale)));
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width, height };
}

interface MarkProps {
  at: Point;
  look: 'start' | 'end' | 'visit';
  children: string;
}

export function PlanMark({ at, look, children }: MarkProps) {
  return (
    <Upright x={at.x} y={at.y}>
      <g className={styles[look]}>
        <circle r="11" />
        <text>{children}</text>
      </g>
    </Upright>
  );
}

/** A time of day over a place, such as when its next event begins. */
export function PlanTime({ at, time }: { at: Point; time: string }) {
  return (
    <Upright x={at.x} y={at.y}>
      <g className={styles.time}>
        <rect x="-20" y="-26" width="40" height="17" rx="8.5" />
        <text y="-17.5">{time}</text>
      </g>
    </Upright>
  );
}

function FloorChange({ at }: { at: Point }) {
  return (
    <Upright x={at.x} y={at.y}>
      <g className={styles.change}>
        <circle r="13" />
        <path d={SIGN_ICONS.lift} transform="translate(-12 -12)" />
      </g>
    </Upright>
  );
}

export interface DrawnWalk {
  legs: readonly Stretch[];
  /** Where the walk arrives: one point, with a letter or a number. */
  stops: readonly (Stretch & { name: string })[];
}

interface PlanWalkProps {
  walk: DrawnWalk;
  floor: Floor;
  scale: Scale;
  /** What is walked now; the rest of the way is drawn fainter. */
  step?: Stretch | undefined;
}

const isOn = (leg: Stretch | undefined, floor: Floor) => !leg || leg.floor === floor;

/** The ends of the stretches on `floor` at which the walk comes from another floor or goes to one. */
function floorChanges({ walk: { legs }, floor }: PlanWalkProps): PlanPosition[] {
  return legs.flatMap((leg, index) => {
    if (leg.floor !== floor) return [];
    return [
      ...(isOn(legs[index - 1], floor) ? [] : leg.points.slice(0, 1)),
      ...(isOn(legs[index + 1], floor) ? [] : leg.points.slice(-1)),
    ];
  });
}

const pointsOf = ({ points }: Stretch, scale: Scale) =>
  points
    .map((point) => toCanvas(point, scale))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** The line of the walk, for `route` of the drawing. */
export function WalkLine({ walk, step, floor, scale }: PlanWalkProps) {
  const legs = walk.legs.filter((leg) => leg.floor === floor);
  const lines = legs.map((leg) => pointsOf(leg, scale));
  return (
    <>
      {lines.map((points, index) => (
        <polyline key={`casing ${index}`} className={styles.casing} points={points} />
      ))}
      {lines.map((points, index) => (
        <polyline
          key={`line ${index}`}
          className={clsx(styles.line, step && styles.rest)}
          points={points}
        />
      ))}
      {step?.floor === floor ? (
        <polyline className={styles.step} points={pointsOf(step, scale)} />
      ) : null}
    </>
  );
}

/** Where the walk starts, changes floors and arrives, and a dot where the current step begins. */
export function WalkMarks(props: PlanWalkProps) {
  const { step, floor, scale } = props;
  const { legs, stops } = props.walk;
  const start = legs[0]?.floor === floor ? legs[0].points[0] : undefined;
  const here = step?.floor === floor ? step.points[0] : undefined;
  return (
    <>
      {here ? (
        <Upright {...toCanvas(here, scale)}>
          <circle r="9" className={styles.here} />
        </Upright>
      ) : null}
      {floorChanges(props)
        .map((at) => toCanvas(at, scale))
        .map((at, index) => (
          <FloorChange key={`change ${index}`} at={at} />
        ))}
      {start ? (
        <PlanMark at={toCanvas(start, scale)} look="start">
          A
        </PlanMark>
      ) : null}
      {stops
        .filter((stop) => stop.floor === floor)
        .flatMap(({ name, points }) =>
          points.map((at) => (
            <PlanMark key={name} at={toCanvas(at, scale)} look="end">
              {name}
            </PlanMark>
          )),
        )}
    </>
  );
}
