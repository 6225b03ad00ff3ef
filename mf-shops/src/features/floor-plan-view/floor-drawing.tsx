/** One floor as SVG. Assistive technology and the keyboard have the list of shops. */
import {
  type DrawnFloor,
  type DrawnSign,
  type DrawnUnit,
  type LabelRoom,
  PLAN_CANVAS_WIDTH,
} from '@mall/contracts';
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import styles from './floor-drawing.module.css';
import { LINE_HEIGHT, MAX_LEVEL, numberLevel, placeLabel } from './plan-scale.ts';
import { isAttraction, placeOf, SIGN_ICONS, Upright, unitClass } from './plan-symbols.tsx';

function lookOf({ kind }: DrawnUnit, dimmed: boolean) {
  if (kind === 'walkway') return styles.walkway;
  if (dimmed) return styles.faint;
  return isAttraction(kind) && styles.onDark;
}

type LabelLook = ReturnType<typeof lookOf>;

/** The last level that has a class for numbers: a unit that is smaller has none. */
const LAST_NUMBER_LEVEL = 9;

/** What a unit is called where its name has no room yet: its number, without the letter of the floor. */
function UnitNumber({ id, level, look }: { id: string; level: number; look: LabelLook }) {
  return (
    <text className={clsx(styles.upright, styles.number, look, styles[`number${level}`])}>
      {id.replace(/^\D+/, '')}
    </text>
  );
}

function UnitName({ lines, look }: { lines: readonly string[]; look: LabelLook }) {
  return (
    <text className={clsx(styles.upright, styles.label, look)}>
      {lines.length === 1
        ? lines
        : lines.map((line, index) => (
            <tspan key={line} x="0" y={(index - 0.5) * LINE_HEIGHT}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

interface LabelProps {
  unit: DrawnUnit;
  dimmed: boolean;
  maxLevel: number;
}

/** From the level on at which it fits; turned along its unit until it fits upright. */
function Label({ unit, dimmed, maxLevel }: LabelProps) {
  const { id, name = '', room, shop, clearance } = unit;
  const label = placeLabel(name, room);
  if (!label) return null;
  const { lines, along, across } = label;
  const hasName = Math.min(along, across) <= maxLevel;
  const level = numberLevel(clearance);
  const hasNumber = shop && level <= Math.min(maxLevel, LAST_NUMBER_LEVEL);
  if (!hasName && !hasNumber) return null;
  const look = lookOf(unit, dimmed);
  return (
    <g
      transform={`translate(${room.x} ${room.y})`}
      className={clsx(styles[`along${along}`], styles[`across${across}`])}
    >
      {hasNumber ? <UnitNumber id={id} level={level} look={look} /> : null}
      {hasName ? <UnitName lines={lines} look={look} /> : null}
    </g>
  );
}

interface UnitsProps {
  floor: DrawnFloor;
  /** Slugs of the shops that are not dimmed; all when left out. */
  matching?: ReadonlySet<string> | undefined;
  /** Slugs of the shops that are closed now. */
  closed?: ReadonlySet<string> | undefined;
  /** The URL that chooses a shop or attraction where no script does. */
  hrefOf?: ((place: string) => string) | undefined;
}

type Matching = UnitsProps['matching'];

const isDimmed = ({ shop }: DrawnUnit, matching: Matching) =>
  matching !== undefined && !(shop && matching.has(shop));

/** Drawn once for a filter, however often a unit is chosen. */
const Units = memo(({ floor, matching, closed, hrefOf }: UnitsProps) =>
  floor.units.map((unit) => {
    const place = placeOf(unit);
    const href = place && hrefOf?.(place);
    const look = clsx(
      unitClass(unit),
      isDimmed(unit, matching) && styles.dimmed,
      unit.shop && closed?.has(unit.shop) && styles.shut,
    );
    const shape = <path key={unit.id} d={unit.path} className={look} />;
    if (!href) return shape;
    return (
      <a key={unit.id} href={href} rel="nofollow" tabIndex={-1} data-place={place}>
        {shape}
      </a>
    );
  }),
);

interface LabelsProps extends Pick<UnitsProps, 'floor' | 'matching'> {
  /** The unit that has a label of its own. */
  lit: string | undefined;
  maxLevel: number;
}

const Labels = memo(({ floor, matching, lit, maxLevel }: LabelsProps) =>
  floor.units.map((unit) =>
    unit.id === lit ? null : (
      <Label key={unit.id} unit={unit} dimmed={isDimmed(unit, matching)} maxLevel={maxLevel} />
    ),
  ),
);

/** The side of the view that an entrance is at: its name leads away from there. */
function sideOf(sign: DrawnSign, view: LabelRoom) {
  const [x, y] = [sign.x - view.x, sign.y - view.y];
  const distances = { west: x, east: view.width - x, north: y, south: view.height - y };
  const sides = ['west', 'east', 'north', 'south'] as const;
  return sides.reduce((a, b) => (distances[b] < distances[a] ? b : a));
}

const Signs = memo(({ floor, view }: { floor: DrawnFloor; view: LabelRoom }) =>
  floor.signs.map((sign) => (
    <g key={sign.id} transform={`translate(${sign.x} ${sign.y})`}>
      <g className={clsx(styles.upright, styles.sign, styles[sign.kind])}>
        <circle r="9" />
        <path d={SIGN_ICONS[sign.kind]} transform="scale(.72) translate(-12 -12)" />
      </g>
      {sign.kind === 'entrance' ? (
        <text
          className={clsx(styles.upright, styles.gate, styles[sideOf(sign, view)])}
          paintOrder="stroke"
        >
          {sign.name}
        </text>
      ) : null}
    </g>
  )),
);

/** The chosen unit: a line around it and its name in full, at every zoom. */
function LitUnit({ unit }: { unit: DrawnUnit }) {
  return (
    <>
      <path d={unit.path} className={styles.litUnit} />
      <Upright x={unit.room.x} y={unit.room.y}>
        <path className={styles.pin} d="M0 0c-7-9-11-14-11-20a11 11 0 0 1 22 0c0 6-4 11-11 20z" />
        <circle className={styles.pinEye} cy="-20" r="4" />
        <text className={styles.pinLabel} y="11" paintOrder="stroke">
          {unit.name}
        </text>
      </Upright>
    </>
  );
}

export interface FloorDrawingProps extends UnitsProps {
  /** The part of the canvas that is shown, from its corner. */
  view: LabelRoom;
  lit?: string | undefined;
  /** Labels that need a larger level are left out. */
  maxLevel?: number;
  /** A line under names and signs, in units of the canvas. */
  route?: ReactNode;
  /** Marks above them. */
  children?: ReactNode;
}

/** A still drawing; zooming sets `--scale` and `--level` on an element around it. */
export function FloorDrawing(props: FloorDrawingProps) {
  const { floor, view, lit, maxLevel = MAX_LEVEL, route, children, ...units } = props;
  const litUnit = floor.units.find(({ id }) => id === lit);
  const { x, y, width, height } = view;
  const isLong = width === PLAN_CANVAS_WIDTH && height < width;
  return (
    <svg
      className={clsx(styles.drawing, isLong && styles.turns)}
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={floor.outline} className={styles.outline} />
      <Units floor={floor} {...units} />
      {route}
      <g paintOrder="stroke">
        <Labels floor={floor} matching={units.matching} lit={lit} maxLevel={maxLevel} />
      </g>
      <Signs floor={floor} view={view} />
      {litUnit ? <LitUnit unit={litUnit} /> : null}
      {children}
    </svg>
  );
}
