import { API_SCHEMAS, type FloorPlan } from '@mall/contracts';
import { createArrivals } from './arrivals.ts';

const OUTLINE: FloorPlan['floors'][number]['outline'] = [
  [0, 0],
  [1, 0],
  [1, 1],
];
const node = (id: string, floor: 'ground' | 'upper', x: number, y = 0) => ({ id, floor, x, y });
const walk = (from: string, to: string, metres: number) =>
  ({ from, to, metres, kind: 'walk' }) as const;

/**
 * Two entrances and a car park on the ground floor; stairs (10 m) and a lift (40 m) from the middle of
 * the corridor to the upper floor, where the cinema has two doors.
 */
const plan: FloorPlan = {
  floors: [
    { id: 'ground', name: 'Ground floor', outline: OUTLINE },
    { id: 'upper', name: 'First floor', outline: OUTLINE },
  ],
  units: [
    { id: 'F-01', floor: 'ground', kind: 'shop', shop: 'near', polygon: OUTLINE },
    { id: 'cinema', floor: 'upper', kind: 'cinema', polygon: OUTLINE },
  ],
  nodes: [
    { ...node('west', 'ground', 0), kind: 'entrance', name: 'West entrance' },
    { ...node('east', 'ground', 200), kind: 'entrance', name: 'East entrance' },
    { ...node('deck', 'ground', 220), kind: 'parking', name: 'Car park' },
    node('middle', 'ground', 100),
    { ...node('door-1', 'ground', 20, 5), kind: 'door', unit: 'F-01' },
    { ...node('stairs', 'upper', 100), kind: 'stairs' },
    { ...node('door-2', 'upper', 110), kind: 'door', unit: 'cinema' },
    { ...node('door-3', 'upper', 300), kind: 'door', unit: 'cinema' },
  ],
  edges: [
    walk('west', 'door-1', 25.4),
    walk('door-1', 'middle', 80),
    walk('middle', 'east', 90),
    walk('east', 'deck', 20),
    { from: 'middle', to: 'stairs', metres: 10, kind: 'stairs' },
    { from: 'middle', to: 'stairs', metres: 40, kind: 'lift' },
    walk('stairs', 'door-2', 10),
    walk('stairs', 'door-3', 200),
  ],
};

test('a shop has the way from the nearest entrance and from the nearest car park', () => {
  const arrivals = createArrivals(plan)('near');
  expect(API_SCHEMAS.arrivals.parse(arrivals)).toEqual([
    {
      from: { node: 'west', kind: 'entrance', name: 'West entrance' },
      metres: 25,
      minutes: 1,
      levels: 0,
      stepFree: { metres: 25, minutes: 1 },
    },
    {
      from: { node: 'deck', kind: 'parking', name: 'Car park' },
      metres: 190,
      minutes: 3,
      levels: 0,
      stepFree: { metres: 190, minutes: 3 },
    },
  ]);
});

test('a unit has the route to its nearest door, with its floors, and one by lift', () => {
  expect(createArrivals(plan)('cinema')).toMatchObject([
    { from: { node: 'east' }, metres: 110, levels: 1, stepFree: { metres: 140, minutes: 2 } },
    { from: { node: 'deck' }, metres: 130, levels: 1, stepFree: { metres: 160, minutes: 3 } },
  ]);
});

test('without a lift there is no step-free route', () => {
  const edges = plan.edges.filter(({ kind }) => kind !== 'lift');
  const arrivals = createArrivals({ ...plan, edges })('cinema');
  expect(arrivals).toMatchObject([{ metres: 110, stepFree: null }, { stepFree: null }]);
});

test('what the house does not have, or no way leads from, is left out', () => {
  const nodes = plan.nodes.filter(({ kind }) => kind !== 'parking');
  const kindsOf = (house: FloorPlan, place: string) =>
    createArrivals(house)(place).map(({ from }) => from.kind);
  expect(kindsOf({ ...plan, nodes }, 'near')).toEqual(['entrance']);
  const cutOff = plan.edges.filter(({ to }) => to !== 'deck');
  expect(kindsOf({ ...plan, edges: cutOff }, 'near')).toEqual(['entrance']);
  expect(kindsOf(plan, 'nowhere')).toEqual([]);
});
