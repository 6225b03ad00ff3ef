import type { FloorPlan } from '@mall/contracts';
import { aFloorPlan } from '@mall/testing';
import { findDirections } from './find-directions.ts';

const plan = aFloorPlan();
const find = (from: string, to: string, stepFree = false, on: FloorPlan = plan) =>
  findDirections(on, { from, to, stepFree });
const directionsOf = ({ directions }: ReturnType<typeof findDirections>) => {
  if (!directions) throw new Error('no walk');
  return directions;
};

test('takes the escalator on the shortest walk', () => {
  const result = find('entrance-main', 'shop-3');
  // 10 + 20 to the corner, 6 + 15 + 6 by the escalator, 6 + 10 + 4 to the door.
  expect(directionsOf(result)).toMatchObject({ metres: 77, minutes: 1 });
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

test('does not take an escalator against its direction', () => {
  const { metres, steps } = directionsOf(find('shop-3', 'shop-2'));
  expect(metres).toBe(70);
  expect(steps).toContainEqual(expect.objectContaining({ kind: 'lift', floor: 'ground' }));
});

test('starts and ends at the nearest door', () => {
  const second = { id: 'door-f-02-2', floor: 'ground', x: 50, y: 14, unit: 'F-02' } as const;
  const twoDoors = aFloorPlan({
    nodes: [...plan.nodes, { ...second, kind: 'door' }],
    edges: [...plan.edges, { from: 'door-f-02-2', to: 'g-3', metres: 4, kind: 'walk' }],
  });
  const door = plan.nodes.find(({ id }) => id === 'door-f-02');
  const legsOf = (from: string, to: string) =>
    directionsOf(find(from, to, false, twoDoors)).legs.flatMap(({ points }) => points);
  expect(legsOf('shop-2', 'lift-ground')[0]).toEqual([50, 14]);
  expect(legsOf('entrance-main', 'shop-2').at(-1)).toEqual([door?.x, door?.y]);
});

test('names unknown ends', () => {
  expect(find('nowhere', '__proto__')).toMatchObject({ unknown: ['from', 'to'] });
});

test('has no length between the same places', () => {
  expect(directionsOf(find('shop-1', 'shop-1'))).toMatchObject({
    metres: 0,
    minutes: 1,
    steps: [{ kind: 'arrive' }],
  });
});
