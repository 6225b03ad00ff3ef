/** The API's data of the map: its shops, and a plan of which some units and signs matter. */
import type { DrawnFloor, Floor, PlanDrawing, ShopMap } from '@mall/contracts';
import { filterShops } from '@mall/shop-filter';

const DAILY = { from: 'monday', to: 'sunday' } as const;

/** The hours of a shop as a list has them. */
export const everyDay = (hours: string) => ({ hours: [{ hours, ...DAILY }], exceptions: [] });

/** A list of one page. */
export const shopMapOf = (shops: ShopMap['shops'], given: Partial<ShopMap> = {}): ShopMap => ({
  ...{ shops, total: shops.length, page: 1, pages: 1, open_at: '2026-12-01T12:00' },
  near_hours: [everyDay('00:00-23:59')],
  counts: filterShops([], { services: [], text: '' }, () => true).counts,
  ...given,
});

type Drawn = Partial<Pick<DrawnFloor, 'units' | 'signs'>>;

export const planWith = (drawing: PlanDrawing, drawn: Partial<Record<Floor, Drawn>>) => ({
  ...drawing,
  floors: drawing.floors.map((floor) => ({ ...floor, ...drawn[floor.id] })),
});
