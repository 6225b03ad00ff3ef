/** Between a plan's drawing and the form in which the API answers it. */
import { fromColumns, toColumns } from './columns.ts';
import type { DrawnUnit, PlanDrawing, SentPlanDrawing, SentUnit } from './plan-drawing.ts';
import type { ShopMap, ShopOnMap } from './shop.ts';

const UNIT_FIELDS = [
  ...(['id', 'kind', 'shop', 'category', 'name', 'path'] as const),
  ...(['x', 'y', 'width', 'height'] as const),
];

const toSentUnit = ({ room, shop, category, name, ...unit }: DrawnUnit): SentUnit => ({
  ...unit,
  ...{ shop: shop ?? null, category: category ?? null, name: name ?? null },
  ...room,
});

const fromSentUnit = ({ x, y, width, height, shop, category, name, ...unit }: SentUnit) => ({
  ...unit,
  ...(shop && { shop }),
  ...(category && { category }),
  ...(name && { name }),
  room: { x, y, width, height },
});

/** What the API answers. */
export function toSentDrawing(drawing: PlanDrawing): SentPlanDrawing {
  const floors = drawing.floors.map((floor) => ({
    ...floor,
    units: toColumns(floor.units.map(toSentUnit), UNIT_FIELDS),
  }));
  return { ...drawing, floors };
}

/** What `toSentDrawing` was given. */
export function fromSentDrawing(sent: SentPlanDrawing): PlanDrawing {
  const floors = sent.floors.map((floor) => ({
    ...floor,
    units: fromColumns(floor.units).map(fromSentUnit),
  }));
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
