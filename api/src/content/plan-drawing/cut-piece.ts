/** A piece of the drawing around a unit. */
import {
  type DrawnFloor,
  type DrawnSign,
  type LabelRoom,
  PLAN_CANVAS_WIDTH,
  type PlanDrawing,
  type PlanPieceDrawing,
} from '@mall/contracts';

/** Of the canvas: about 80 m of a house of 240 m, so that a large shop has its neighbours around it. */
const LEAST_WIDTH = Math.round(PLAN_CANVAS_WIDTH / 3);
/** A sign that needs a wider view is too far to tell where the shop is. */
const MOST_WIDTH = Math.round((PLAN_CANVAS_WIDTH * 2) / 3);
const ASPECT = 2;
/** Around what has to be seen whole. */
const AIR = 60;

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The least view with all of `rooms` in it. */
function viewOf(rooms: readonly LabelRoom[], canvasHeight: number): LabelRoom {
  const left = Math.min(...rooms.map(({ x, width }) => x - width / 2));
  const right = Math.max(...rooms.map(({ x, width }) => x + width / 2));
  const top = Math.min(...rooms.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...rooms.map(({ y, height }) => y + height / 2));
  const width = Math.ceil(
    Math.max(LEAST_WIDTH, right - left + 2 * AIR, ASPECT * (bottom - top + 2 * AIR)),
  );
  const height = Math.round(width / ASPECT);
  return {
    x: Math.round(within((left + right - width) / 2, 0, PLAN_CANVAS_WIDTH - width)),
    y: Math.round(within((top + bottom - height) / 2, 0, canvasHeight - height)),
    width,
    height,
  };
}

/** The unit, with the lift and the entrance that are nearest to it where they are near. */
function viewAround(unit: LabelRoom, signs: readonly DrawnSign[], height: number): LabelRoom {
  let rooms = [unit];
  for (const wanted of ['lift', 'entrance'] as const) {
    const [nearest] = signs
      .filter(({ kind }) => kind === wanted)
      .map((sign) => ({ ...sign, far: Math.hypot(sign.x - unit.x, sign.y - unit.y) }))
      .sort((a, b) => a.far - b.far);
    if (!nearest) continue;
    const more = [...rooms, { x: nearest.x, y: nearest.y, width: 0, height: 0 }];
    if (viewOf(more, height).width <= MOST_WIDTH) rooms = more;
  }
  return viewOf(rooms, height);
}

const isInside = ({ x, y }: { x: number; y: number }, view: LabelRoom, air = { x: 0, y: 0 }) =>
  Math.abs(x - view.x - view.width / 2) <= view.width / 2 + air.x &&
  Math.abs(y - view.y - view.height / 2) <= view.height / 2 + air.y;

/** A unit is a cross around its label's place: generous, since the rest is cut off by the view. */
function pieceOf({ units, signs, ...floor }: DrawnFloor, view: LabelRoom): DrawnFloor {
  return {
    ...floor,
    units: units.filter(({ room }) => isInside(room, view, { x: room.width, y: room.height })),
    signs: signs.filter((sign) => isInside(sign, view)),
  };
}

/** @param place slug of a shop or id of a unit; undefined for one that is not on the plan. */
export function cutPiece(
  { floors, height }: PlanDrawing,
  place: string,
): PlanPieceDrawing | undefined {
  for (const floor of floors) {
    const unit = floor.units.find(({ shop, id }) => shop === place || id === place);
    if (!unit) continue;
    const view = viewAround(unit.room, floor.signs, height);
    return { view, unit: unit.id, floor: pieceOf(floor, view) };
  }
  return undefined;
}
