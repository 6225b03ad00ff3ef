/** Between a plan's drawing and the form in which the API answers it. */
import type { DrawnUnit, PlanDrawing, SentPlanDrawing, UnitColumns } from './plan-drawing.ts';
import type { ShopMap, ShopOnMap } from './shop.ts';

function unitColumns(units: readonly DrawnUnit[]): UnitColumns {
  return {
    id: units.map(({ id }) => id),
    kind: units.map(({ kind }) => kind),
    shop: units.map(({ shop }) => shop ?? null),
    category: units.map(({ category }) => category ?? null),
    name: units.map(({ name }) => name ?? null),
    path: units.map(({ path }) => path),
    x: units.map(({ room }) => room.x),
    y: units.map(({ room }) => room.y),
    width: units.map(({ room }) => room.width),
    height: units.map(({ room }) => room.height),
  };
}

function unitsOf(columns: UnitColumns): DrawnUnit[] {
  return columns.id.map((id, index) => ({
    id,
    kind: columns.kind[index] ?? 'closed',
    shop: columns.shop[index] ?? undefined,
    category: columns.category[index] ?? undefined,
    name: columns.name[index] ?? undefined,
    path: columns.path[index] ?? '',
    room: {
      x: columns.x[index] ?? 0,
      y: columns.y[index] ?? 0,
      width: columns.width[index] ?? 0,
      height: columns.height[index] ?? 0,
    },
  }));
}

/** What the API answers. */
export function toSentDrawing(drawing: PlanDrawing): SentPlanDrawing {
  const floors = drawing.floors.map((floor) => ({ ...floor, units: unitColumns(floor.units) }));
  return { ...drawing, floors };
}

/** What `toSentDrawing` was given. */
export function fromSentDrawing(sent: SentPlanDrawing): PlanDrawing {
  const floors = sent.floors.map((floor) => ({ ...floor, units: unitsOf(floor.units) }));
  return { ...sent, floors };
}

/** The shops of the drawing as the list beside it has them, by their slugs. */
export function shopsOnDrawing({ floors }: PlanDrawing): Map<string, ShopOnMap> {
  const shops = floors.flatMap(({ id: floor, units }) =>
    units.flatMap(({ id: unit, shop: slug, name }) =>
      slug && name ? [[slug, { slug, name, floor, unit }] as const] : [],
    ),
  );
  return new Map(shops);
}

/** The list beside the drawing: all of each shop. */
export function listedShops({ shops }: Pick<ShopMap, 'shops'>, drawing: PlanDrawing): ShopOnMap[] {
  const drawn = shopsOnDrawing(drawing);
  return shops.flatMap((shop) => (typeof shop === 'string' ? (drawn.get(shop) ?? []) : shop));
}
