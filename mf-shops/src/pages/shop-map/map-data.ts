/** The map's data as its components read it. */
import {
  fromSentDrawing,
  listedShops,
  type PlanDrawing,
  type SentPlanDrawing,
  type ShopMap,
  type ShopOnMap,
} from '@mall/contracts';

/** A page of the list beside the plan, with all of its shops. */
export type MapData = Omit<ShopMap, 'shops'> & { shops: readonly ShopOnMap[] };

const drawings = new WeakMap<SentPlanDrawing, PlanDrawing>();

/** The same drawing for each render, so that units are drawn once. */
export function drawingOf(sent: SentPlanDrawing): PlanDrawing {
  const drawing = drawings.get(sent) ?? fromSentDrawing(sent);
  drawings.set(sent, drawing);
  return drawing;
}

/** @param drawing what `drawingOf` returns. */
export function mapDataOf(map: ShopMap, drawing: PlanDrawing): MapData {
  return { ...map, shops: listedShops(map, drawing) };
}
