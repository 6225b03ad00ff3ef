import type { Floor, ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import styles from './floor-plan.module.css';
import { type PlacedUnit, placeUnits } from './place-units.ts';
import { PLAN, SQUARE, VENUES } from './plan-rows.ts';
import { unitAnchor, unitNumber } from './unit-anchor.ts';

/** What stands at the end of each floor; the names are messages. */
const VENUES_OF = {
  ground: ['tropicarium'],
  upper: ['cinema', 'playHouse', 'brickPark'],
} as const satisfies Record<Floor, readonly string[]>;

/** What stands in the middle of each floor. */
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
  return VENUES_OF[floor].map((venue, place) => {
    const y = Math.round(VENUES.y + place * height);
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

function Unit({ placed, shop, asked }: { placed: PlacedUnit; shop: ShopSummary; asked: boolean }) {
  const { number, x, y, width, height } = placed;
  return (
    <a href={`#${unitAnchor(shop.unit)}`} tabIndex={-1}>
      <title>{shop.name}</title>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className={asked ? styles.asked : undefined}
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
  /** Those that the list below holds; the others stand back and lead nowhere. */
  listed: readonly ShopSummary[];
}

/**
 * A drawing for the eye and the pointer: a unit leads to its line in the list below, which says
 * the same to assistive technology and the keyboard.
 */
export function FloorPlan({ floor, shops, listed }: FloorPlanProps) {
  const byNumber = new Map(shops.map((shop) => [unitNumber(shop.unit), shop]));
  const filtered = listed.length < shops.length;
  const places = placeUnits(Math.max(0, ...byNumber.keys()));
  return (
    <svg
      className={`${styles.plan} ${styles[floor]}`}
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      aria-hidden="true"
    >
      <rect className={styles.building} width={PLAN.width} height={PLAN.height} />
      <Middle floor={floor} />
      <Venues floor={floor} />
      {places.map((placed) => {
        const shop = byNumber.get(placed.number);
        if (shop && listed.includes(shop))
          return <Unit key={placed.number} placed={placed} shop={shop} asked={filtered} />;
        const { number, ...box } = placed;
        return <rect key={number} className={styles.quiet} {...box} />;
      })}
    </svg>
  );
}
