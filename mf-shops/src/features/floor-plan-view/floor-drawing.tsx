/** One floor as SVG. Assistive technology and the keyboard have the list of shops. */
import { type DrawnFloor, type DrawnUnit, PLAN_CANVAS_WIDTH } from '@mall/contracts';
import { ErrorBoundary } from '@mall/runtime';
import { clsx } from 'clsx';
import { memo, type ReactNode, useMemo } from 'react';
import styles from './floor-drawing.module.css';
import { Logos, type LogoUnits } from './logos.tsx';
import { LINE_HEIGHT, placeLabel } from './plan-scale.ts';
import { isAttraction, placeOf, SIGN_ICONS, Upright, unitClass } from './plan-symbols.tsx';

function Label({ unit: { name = '', room, kind }, dimmed }: { unit: DrawnUnit; dimmed: boolean }) {
  const label = placeLabel(name, room);
  if (!label) return null;
  const { lines, level, turnedLevel } = label;
  const from = clsx(styles[`level${level}`], styles[`turned${turnedLevel}`]);
  const look = dimmed ? styles.faint : isAttraction(kind) && styles.onDark;
  return (
    <g transform={`translate(${room.x} ${room.y})`}>
      <text className={clsx(styles.upright, styles.label, look, from)}>
        {lines.length === 1
          ? lines
          : lines.map((line, index) => (
              <tspan key={line} x="0" y={(index - 0.5) * LINE_HEIGHT}>
                {line}
              </tspan>
            ))}
      </text>
    </g>
  );
}

interface UnitsProps {
  floor: DrawnFloor;
  /** Slugs of the shops that are not dimmed; all when left out. */
  matching?: ReadonlySet<string> | undefined;
  hrefOf?: ((place: string) => string) | undefined;
}

type Matching = UnitsProps['matching'];

const isDimmed = ({ shop }: DrawnUnit, matching: Matching) =>
  matching !== undefined && !(shop && matching.has(shop));

/** Drawn once for a filter, however often a unit is chosen. */
const Units = memo(({ floor, matching, hrefOf }: UnitsProps) =>
  floor.units.map((unit) => {
    const place = placeOf(unit);
    const href = place && hrefOf?.(place);
    const look = clsx(unitClass(unit), isDimmed(unit, matching) && styles.dimmed);
    const shape = <path key={unit.id} d={unit.path} className={look} />;
    if (!href) return shape;
    return (
      <a key={unit.id} href={href} rel="nofollow" tabIndex={-1} data-place={place}>
        {shape}
      </a>
    );
  }),
);

interface LabelsProps {
  units: readonly DrawnUnit[];
  matching: Matching;
}

const Labels = memo(({ units, matching }: LabelsProps) =>
  units.map((unit) => <Label key={unit.id} unit={unit} dimmed={isDimmed(unit, matching)} />),
);

function Names({ units, matching, logos }: LabelsProps & Pick<FloorDrawingProps, 'logos'>) {
  const [under, alone] = useMemo(() => {
    const hasLogo = (unit: DrawnUnit) => logos?.ids.has(unit.id) && !isDimmed(unit, matching);
    return [units.filter(hasLogo), units.filter((unit) => !hasLogo(unit))];
  }, [units, matching, logos]);
  const names = <Labels units={under} matching={matching} />;
  return (
    <>
      <Labels units={alone} matching={matching} />
      {logos && under.length > 0 ? (
        <ErrorBoundary fallback={names}>
          <g className={styles.onPaper}>{names}</g>
          <g className={styles.onScreen}>
            <Logos units={under} shown={logos} />
          </g>
        </ErrorBoundary>
      ) : null}
    </>
  );
}

const Signs = memo(({ floor }: { floor: DrawnFloor }) =>
  floor.signs.map(({ id, kind, x, y }) => (
    <Upright key={id} x={x} y={y}>
      <g className={clsx(styles.sign, styles[kind])}>
        <circle r="13" />
        <path d={SIGN_ICONS[kind]} transform="translate(-12 -12)" />
      </g>
    </Upright>
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
  height: number;
  /** Part of the canvas, `x y width height`; all of it when left out. */
  view?: string | undefined;
  lit?: string | undefined;
  logos?: LogoUnits | undefined;
  /** Ways and marks, in units of the canvas. */
  children?: ReactNode;
}

/** A still drawing; zooming sets `--scale` and `--level` on an element around it. */
export function FloorDrawing(props: FloorDrawingProps) {
  const { floor, height, view, matching, hrefOf, lit, logos, children } = props;
  // The lit unit has its own label.
  const named = useMemo(() => floor.units.filter(({ id }) => id !== lit), [floor, lit]);
  const litUnit = floor.units.find(({ id }) => id === lit);
  const isLong = height < PLAN_CANVAS_WIDTH;
  return (
    <svg
      className={clsx(styles.drawing, isLong && !view && styles.turns)}
      viewBox={view ?? `0 0 ${PLAN_CANVAS_WIDTH} ${height}`}
      aria-hidden="true"
    >
      <path d={floor.outline} className={styles.outline} />
      <Units floor={floor} matching={matching} hrefOf={hrefOf} />
      <Names units={named} matching={matching} logos={logos} />
      <Signs floor={floor} />
      {litUnit ? <LitUnit unit={litUnit} /> : null}
      {children}
    </svg>
  );
}
