import { aFloorPlan } from '@mall/testing';
import { findPlace } from './plan-place.ts';

const idsOf = (id: string) => findPlace(aFloorPlan(), id)?.nodes.map((node) => node.id);

test('finds a shop by its slug, a unit and a node by their ids', () => {
  expect(findPlace(aFloorPlan(), 'shop-1')).toMatchObject({ id: 'shop-1', shop: 'shop-1' });
  expect(idsOf('shop-1')).toEqual(['door-f-01']);
  expect(idsOf('F-02')).toEqual(['door-f-02']);
  expect(idsOf('g-1')).toEqual(['g-1']);
  expect(idsOf('nowhere')).toBeUndefined();
  expect(idsOf('')).toBeUndefined();
});

test('names a node by itself or by its unit', () => {
  const plan = aFloorPlan();
  const units = plan.units.map((unit) => ({ ...unit, shop: undefined, name: `Unit ${unit.id}` }));
  const nameOf = (id: string) => findPlace({ ...plan, units }, id)?.name;
  expect(nameOf('entrance-main')).toBe('Main entrance');
  expect(nameOf('door-f-01')).toBe('Unit F-01');
  expect(nameOf('F-02')).toBe('Unit F-02');
});
