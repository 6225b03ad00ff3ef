import type { FloorPlan } from '@mall/contracts';
import { aFloorPlan } from '@mall/testing';
import { findDirections } from './find-directions.ts';

const plan = aFloorPlan();
const find = (from: string, to: string, stepFree = false, on: FloorPlan = plan) =>
  findDirections(on, { from, to, stepFree });
const directionsOf = (result: ReturnType<typeof findDirections>) => {
  if (result.outcome !== 'found') throw new Error(`the walk is ${result.outcome}`);
  return result.directions;
};
/** A second door of shop-2. */
const second = {
  ...{ id: 'door-f-02-2', unit: 'F-02', kind: 'door' as const },
  ...{ floor: 'ground' as const, x: 50, y: 14 },
};
/** Ids of the nodes that the walk is drawn through. */
const idsOf = (result: ReturnType<typeof findDirections>) =>
  directionsOf(result).legs.flatMap(({ floor, points }) =>
    points.map(
      ([x, y]) =>
        [...plan.nodes, second].find((one) => one.floor === floor && one.x === x && one.y === y)
          ?.id,
    ),
  );

test('the shortest walk takes the escalator', () => {
  const result = find('entrance-main', 'shop-3');
  // 10 + 20 to the corner, 6 + 15 + 6 by the escalator, 6 + 10 + 4 to the door.
  expect(directionsOf(result)).toMatchObject({ metres: 77, minutes: 1, stepFree: false });
  expect(directionsOf(result).legs).toEqual([
    {
      floor: 'ground',
      points: [
        [0, 10],
        [10, 10],
        [30, 10],
        [30, 4],
      ],
    },
    {
      floor: 'upper',
      points: [
        [44, 4],
        [44, 10],
        [50, 10],
        [60, 10],
        [60, 14],
      ],
    },
  ]);
});

test('a step-free walk takes the lift alone', () => {
  const result = find('entrance-main', 'shop-3', true);
  // 10 + 20 + 20 along the corridor, 6 + 20 + 6 by the lift, 10 + 4 to the door.
  expect(directionsOf(result)).toMatchObject({ metres: 96, minutes: 2, stepFree: true });
  expect(idsOf(result)).toContain('lift-upper');
});

test('an escalator is not walked against its direction', () => {
  expect(directionsOf(find('shop-3', 'shop-2'))).toMatchObject({ metres: 70 });
  expect(idsOf(find('shop-3', 'shop-2'))).toContain('lift-ground');
});

test('a walk starts and ends at the nearest door', () => {
  const twoDoors = aFloorPlan({
    nodes: [...plan.nodes, second],
    edges: [...plan.edges, { from: 'door-f-02-2', to: 'g-3', metres: 4, kind: 'walk' }],
  });
  expect(idsOf(find('shop-2', 'lift-ground', false, twoDoors))).toEqual([
    'door-f-02-2',
    'g-3',
    'lift-ground',
  ]);
  expect(idsOf(find('entrance-main', 'shop-2', false, twoDoors)).at(-1)).toBe('door-f-02');
});

test('the steps name turns, landmarks, floors and the side of the door', () => {
  expect(directionsOf(find('shop-1', 'shop-3')).steps).toEqual([
    { kind: 'leave', side: 'right', metres: 24 },
    { kind: 'walk', metres: 6, turn: 'left', past: 'shop-2' },
    { kind: 'escalator', floor: 'upper' },
    { kind: 'walk', metres: 6 },
    { kind: 'walk', metres: 20, turn: 'left', past: undefined },
    { kind: 'arrive', side: 'right' },
  ]);
});

test('without an end there is no walk, and what is unknown is named', () => {
  expect(findDirections(plan, { stepFree: false })).toMatchObject({
    outcome: 'incomplete',
    unknown: [],
  });
  expect(find('nowhere', 'shop-1')).toMatchObject({
    outcome: 'incomplete',
    to: { shop: 'shop-1' },
    unknown: ['from'],
  });
  expect(find('nowhere', '__proto__')).toMatchObject({ unknown: ['from', 'to'] });
});

test('an end that no walk leads to is unreachable', () => {
  const withoutLift = aFloorPlan({ edges: plan.edges.filter(({ kind }) => kind !== 'lift') });
  expect(find('entrance-main', 'shop-3', false, withoutLift).outcome).toBe('found');
  expect(find('entrance-main', 'shop-3', true, withoutLift).outcome).toBe('unreachable');
  expect(find('shop-3', 'entrance-main', false, withoutLift).outcome).toBe('unreachable');
});

test('a walk to where one is has no length', () => {
  expect(directionsOf(find('shop-1', 'shop-1'))).toMatchObject({
    metres: 0,
    minutes: 1,
    steps: [{ kind: 'arrive' }],
  });
});
