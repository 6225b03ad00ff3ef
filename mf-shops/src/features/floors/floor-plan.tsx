import type { Floor, ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import styles from './floor-plan.module.css';
import { layOutUnits, type UnitBox } from './lay-out-units.ts';
import { PLAN, SQUARE, VENUES } from './plan-rows.ts';
import { unitAnchor, unitNumber } from './unit-anchor.ts';

/** The venues at the end of each floor; the names are messages. */
const VENUES_OF = {
  ground: ['tropicarium'],
  upper: ['cinema', 'playhouse', 'brickPark'],
} as const satisfies Record<Floor, readonly string[]>;

/** The middle of each floor. */
const MIDDLE_OF = { ground: 'square', upper: 'escalator' } as const satisfies Record<Floor, string>;

function Middle({ floor }: { floor: Floor }) {
  const t = useMessages('shops');
  return (
    <g className={styles.venue}>
      <circle className={styles.square} cx={SQUARE.x} cy={SQUARE.y} r={SQUARE.radius} />
      <text x={SQUARE.x} y={SQUARE.y}>
        {t(`floors.${MIDDLE_OF[floor]}`)}
      </text>
    </g>
  );
}

function Venues({ floor }: { floor: Floor }) {
  const t = useMessages('shops');
  const height = VENUES.height / VENUES_OF[floor].length;
  return VENUES_OF[floor].map((venue, index) => {
    const y = Math.round(VENUES.y + index * height);
    return (
      <g key={venue} className={styles.venue}>
        <rect x={VENUES.x} y={y} width={VENUES.width} height={Math.round(height) - 4} />
        <text x={VENUES.x + VENUES.width / 2} y={Math.round(y + height / 2)}>
          {t(`floors.${venue}`)}
        </text>
      </g>
    );
  });
}

interface UnitProps {
  box: UnitBox;
  shop: ShopSummary;
  highlighted: boolean;
}

function Unit({ box, shop, highlighted }: UnitProps) {
  const { number, x, y, width, height } = box;
  return (
    <a href={`#${unitAnchor(shop.unit)}`} tabIndex={-1}>
      <title>{shop.name}</title>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className={highlighted ? styles.highlighted : undefined}
      />
      <text x={Math.round(x + width / 2)} y={y + height / 2}>
        {number}
      </text>
    </a>
  );
}

interface FloorPlanProps {
  floor: Floor;
  /** All shops of the floor. */
  shops: readonly ShopSummary[];
  /** The shops of the list below; all others are dimmed and no links. */
  listed: readonly ShopSummary[];
}

/**
 * A drawing for pointer users: a unit links to its entry in the list below. Assistive technology
 * and the keyboard have that list.
 */
export function FloorPlan({ floor, shops, listed }: FloorPlanProps) {
  const byNumber = new Map(shops.map((shop) => [unitNumber(shop.unit), shop]));
  const filtered = listed.length < shops.length;
  const boxes = layOutUnits(Math.max(0, ...byNumber.keys()));
  return (
    <svg
      className={`${styles.plan} ${styles[floor]}`}
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      aria-hidden="true"
    >
      <rect className={styles.building} width={PLAN.width} height={PLAN.height} />
      <Middle floor={floor} />
      <Venues floor={floor} />
      {boxes.map((box) => {
        const shop = byNumber.get(box.number);
        if (shop && listed.includes(shop))
          return <Unit key={box.number} box={box} shop={shop} highlighted={filtered} />;
        const { number, ...rect } = box;
        return <rect key={number} className={styles.quiet} {...rect} />;
      })}
    </svg>
  );
}
