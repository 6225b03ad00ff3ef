/** What a visitor can name as an end of a walk, by its id on the plan or the slug of its shop. */
import type { DrawnSign, PlanDrawing } from '@mall/contracts';
import { isAttraction, unitsOf } from '../../features/floor-plan-view/plan-symbols.tsx';
import type { NamedPlace } from '../../shop-query.tsx';

type SignKind = DrawnSign['kind'];

const AMENITIES: readonly SignKind[] = ['information', 'restroom', 'baby-room', 'atm'];

function signsOf({ floors }: PlanDrawing, kinds: readonly SignKind[]): NamedPlace[] {
  const signs = floors.flatMap((floor) => floor.signs);
  return kinds.flatMap((kind) =>
    signs.flatMap(({ id, name, kind: own }) => (own === kind && name ? [{ id, name }] : [])),
  );
}

export const carParksOf = (drawing: PlanDrawing) => signsOf(drawing, ['parking']);

/** Where people come in: entrances, then car parks. */
export const startsOf = (drawing: PlanDrawing) => signsOf(drawing, ['entrance', 'parking']);

/** Entrances first, then venues and amenities, then the shops in alphabetical order. */
export function placesOf(drawing: PlanDrawing): NamedPlace[] {
  const named = unitsOf(drawing).flatMap(({ id, name, ...unit }) =>
    name ? { ...unit, id, name } : [],
  );
  const venues = named.filter(({ kind, shop }) => !shop && isAttraction(kind));
  const shops = named
    .flatMap(({ shop, name }) => (shop ? [{ id: shop, name }] : []))
    .sort((a, b) => a.name.localeCompare(b.name, 'hu'));
  return [...startsOf(drawing), ...venues, ...signsOf(drawing, AMENITIES), ...shops];
}
