/** The floor plan as pages draw it, in whole units of a canvas. */
import {
  type DrawnFloor,
  type DrawnSign,
  type DrawnUnit,
  type FloorPlan,
  PLAN_CANVAS_WIDTH,
  type PlanDrawing,
  type PlanNode,
  type PlanPosition,
  type PlanUnit,
  type Shop,
} from '@mall/contracts';
import { clearanceOf, labelRoom } from './label-room.ts';

const svgPath = (ring: readonly PlanPosition[]) => `M${ring.flat().join(' ')}z`;

interface Canvas {
  height: number;
  scale: PlanDrawing['scale'];
  toCanvas: (position: PlanPosition) => PlanPosition;
}

/** A sign at the edge of the house is drawn whole, also where the canvas fills a phone. */
const MARGIN = 48;

function canvasOf({ floors, units }: FloorPlan): Canvas {
  const corners = [...floors.map(({ outline }) => outline), ...units.map(({ polygon }) => polygon)];
  const [west, east] = rangeOf(corners.flat().map(([x]) => x));
  const [north, south] = rangeOf(corners.flat().map(([, y]) => y));
  const [width, depth] = [east - west, south - north];
  const perMetre = width > 0 ? (PLAN_CANVAS_WIDTH - 2 * MARGIN) / width : 1;
  return {
    height: Math.max(1, Math.ceil(depth * perMetre) + 2 * MARGIN),
    scale: { perMetre, west: west - MARGIN / perMetre, north: north - MARGIN / perMetre },
    toCanvas: ([x, y]) => [
      Math.round((x - west) * perMetre) + MARGIN,
      Math.round((y - north) * perMetre) + MARGIN,
    ],
  };
}

/** The least and the largest of `numbers`, which may be too many for the arguments of `Math.min`. */
function rangeOf(numbers: readonly number[]): [least: number, largest: number] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [sorted[0] ?? 0, sorted.at(-1) ?? 0];
}

type ShopOfUnit = Pick<Shop, 'slug' | 'name' | 'categories'>;

function drawUnit(unit: PlanUnit, { toCanvas }: Canvas, shop: ShopOfUnit | undefined): DrawnUnit {
  const { id, kind } = unit;
  const name = shop?.name ?? unit.name;
  const [category] = shop?.categories ?? [];
  const ring = unit.polygon.map(toCanvas);
  const room = labelRoom(ring);
  return {
    id,
    kind,
    ...(unit.shop && shop && { shop: unit.shop }),
    ...(category && { category }),
    ...(name && { name }),
    path: svgPath(ring),
    room,
    clearance: clearanceOf(ring, room),
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

/** As many as a page of 300 kB holds. */
const MAX_DRAWN_UNITS = 800;

/** The drawing for a page; no floors of a house that has too many units for one. */
export function drawingForPage(drawing: PlanDrawing): PlanDrawing {
  const units = drawing.floors.reduce((sum, floor) => sum + floor.units.length, 0);
  return units > MAX_DRAWN_UNITS ? { ...drawing, floors: [] } : drawing;
}
