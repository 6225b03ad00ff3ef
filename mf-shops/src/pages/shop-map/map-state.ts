/** What the query of the map asks for, and what of it the house has. */
import { pageNumber } from '@mall/blocks';
import { FLOORS, type Floor, type PlanDrawing, type ShopMap } from '@mall/contracts';
import { placeOf } from '../../features/floor-plan-view/plan-symbols.tsx';
import { filterParams, readFilter } from '../../features/shop-filter/filter-query.ts';
import { ALL_FLOORS, FLOOR_KEY, PLACE_KEY } from '../../shop-query.tsx';

export type MapState = ReturnType<typeof mapState>;

const unitOf = ({ floors }: PlanDrawing, place: string) =>
  floors
    .flatMap(({ id, units }) => units.map((unit) => ({ unit, floor: id })))
    .find(({ unit }) => placeOf(unit) === place);

/**
 * A step of a way decides on the floor, then a chosen place, then the query, then where a walk begins.
 * @param listed the shops of the list, which need not be on the plan.
 */
export function mapState(
  query: URLSearchParams,
  drawing: PlanDrawing,
  listed: readonly ShopMap['shops'][number][],
  { walkFloor, stepFloor }: { walkFloor?: Floor | undefined; stepFloor?: Floor | undefined } = {},
) {
  const asked = query.get(PLACE_KEY) ?? '';
  const onPlan = unitOf(drawing, asked);
  const inList = listed.find((shop) => shop.slug === asked);
  const askedFloor = FLOORS.find((floor) => floor === query.get(FLOOR_KEY));
  const isKnown = Boolean(onPlan ?? inList);
  return {
    floor: stepFloor ?? onPlan?.floor ?? askedFloor ?? walkFloor ?? 'ground',
    isStacked: !onPlan && !stepFloor && query.get(FLOOR_KEY) === ALL_FLOORS,
    /** What the card is open for: slug of a shop, or id of an attraction. */
    place: isKnown ? asked : undefined,
    shop: inList || onPlan?.unit.shop ? asked : undefined,
    unit: onPlan?.unit,
    isUnknownPlace: asked !== '' && !isKnown,
  };
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The parameters of the call `shopMap`. The floor of the query is shown, it does not filter. */
export function mapParams(query: URLSearchParams, { floors }: PlanDrawing) {
  const { floor, ...filter } = readFilter(query).filter;
  const shop = query.get(PLACE_KEY) ?? '';
  // Where no plan shows the chosen shop, the list does.
  const asksForShop = floors.length === 0 && SLUG.test(shop);
  return { ...filterParams(filter), page: pageNumber(query), ...(asksForShop && { shop }) };
}
