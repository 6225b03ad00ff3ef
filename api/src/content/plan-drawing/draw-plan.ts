/** The floor plan as pages draw it. */
import type {
  DrawnFloor,
  DrawnSign,
  DrawnUnit,
  FloorPlan,
  PlanDrawing,
  PlanNode,
  PlanUnit,
  Shop,
} from '@mall/contracts';
import { type Canvas, canvasOf } from './canvas.ts';
import { labelRoom } from './label-room.ts';
import { svgPath } from './svg-path.ts';

type ShopOfUnit = Pick<Shop, 'slug' | 'name' | 'categories'>;

function drawUnit(unit: PlanUnit, { toCanvas }: Canvas, shop: ShopOfUnit | undefined): DrawnUnit {
  const { id, kind } = unit;
  const name = shop?.name ?? unit.name;
  const [category] = shop?.categories ?? [];
  const ring = unit.polygon.map(toCanvas);
  return {
    id,
    kind,
    ...(unit.shop && shop && { shop: unit.shop }),
    ...(category && { category }),
    ...(name && { name }),
    path: svgPath(ring),
    room: labelRoom(ring),
  };
}

function drawSign({ id, kind, name, x, y }: PlanNode, { toCanvas }: Canvas): DrawnSign[] {
  if (!kind || kind === 'door') return [];
  const [left, top] = toCanvas([x, y]);
  return [{ id, kind, ...(name && { name }), x: left, y: top }];
}

/** Draws `plan`, with the names and categories of `shops` in their units. */
export function drawPlan(plan: FloorPlan, shops: readonly ShopOfUnit[]): PlanDrawing {
  const canvas = canvasOf(plan);
  const bySlug = new Map(shops.map((shop) => [shop.slug, shop]));
  const drawFloor = ({ id, name, outline }: FloorPlan['floors'][number]): DrawnFloor => ({
    id,
    name,
    outline: svgPath(outline.map(canvas.toCanvas)),
    units: plan.units
      .filter(({ floor }) => floor === id)
      .map((unit) => drawUnit(unit, canvas, bySlug.get(unit.shop ?? ''))),
    signs: plan.nodes.filter(({ floor }) => floor === id).flatMap((node) => drawSign(node, canvas)),
  });
  const { height, scale } = canvas;
  return { height, scale, floors: plan.floors.map(drawFloor) };
}

/** The logo of each shop, in the smallest file that it has. */
export function planLogos(shops: readonly Pick<Shop, 'slug' | 'images'>[]): Record<string, string> {
  return Object.fromEntries(
    shops.map(({ slug, images: { logo } }) => [slug, logo['1x_webp'] ?? logo['1x']]),
  );
}

/** As many as a page of 300 kB holds. */
const MAX_DRAWN_UNITS = 800;

/** The drawing for a page; no floors of a house that has too many units for one. */
export function drawingForPage(drawing: PlanDrawing): PlanDrawing {
  const units = drawing.floors.reduce((sum, floor) => sum + floor.units.length, 0);
  return units > MAX_DRAWN_UNITS ? { ...drawing, floors: [] } : drawing;
}
