/** A piece of the drawing around a unit. */
import {
  type DrawnFloor,
  type LabelRoom,
  PLAN_CANVAS_WIDTH,
  type PlanDrawing,
  type PlanPieceDrawing,
} from '@mall/contracts';

/** Of the canvas: about 100 m of a house of 300 m, so that a large shop has its neighbours around it. */
const VIEW = {
  width: Math.round(PLAN_CANVAS_WIDTH / 3),
  height: Math.round(PLAN_CANVAS_WIDTH / 6),
} as const;

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

function viewAround({ x, y }: LabelRoom, height: number): LabelRoom {
  return {
    x: Math.round(within(x - VIEW.width / 2, 0, PLAN_CANVAS_WIDTH - VIEW.width)),
    y: Math.round(within(y - VIEW.height / 2, 0, height - VIEW.height)),
    ...VIEW,
  };
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
    const view = viewAround(unit.room, height);
    return { view, unit: unit.id, floor: pieceOf(floor, view) };
  }
  return undefined;
}
