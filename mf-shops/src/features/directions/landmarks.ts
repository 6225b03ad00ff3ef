/** Shops that a walker sees where a walk turns. */
import type { Floor, FloorPlan, PlanPosition } from '@mall/contracts';

/** Metres before the corner, where the walker looks out for it. */
const BEFORE_CORNER = 5;
/** Metres: across a wide corridor. */
const MAX_DISTANCE = 14;

export type LandmarkFinder = ReturnType<typeof landmarkFinder>;

/**
 * Returns a function that gives the slug of the shop whose door is nearest to where one comes to a corner;
 * undefined for none near.
 */
export function landmarkFinder(
  { units, nodes }: FloorPlan,
  except: readonly (string | undefined)[],
) {
  const shops = new Map(units.map(({ id, shop }) => [id, shop]));
  const doors = nodes.flatMap(({ floor, x, y, kind, unit }) => {
    const shop = kind === 'door' && unit !== undefined ? shops.get(unit) : undefined;
    return shop !== undefined && !except.includes(shop) ? [{ floor, x, y, shop }] : [];
  });
  return (from: PlanPosition, corner: PlanPosition, floor: Floor) => {
    const [x, y] = pointBefore(from, corner);
    const [nearest] = doors
      .filter((door) => door.floor === floor)
      .map((door) => ({ shop: door.shop, distance: Math.hypot(door.x - x, door.y - y) }))
      .filter(({ distance }) => distance <= MAX_DISTANCE)
      .sort((a, b) => a.distance - b.distance);
    return nearest?.shop;
  };
}

function pointBefore(from: PlanPosition, corner: PlanPosition): PlanPosition {
  const length = Math.hypot(corner[0] - from[0], corner[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(1, BEFORE_CORNER / length);
  return [corner[0] + (from[0] - corner[0]) * share, corner[1] + (from[1] - corner[1]) * share];
}
