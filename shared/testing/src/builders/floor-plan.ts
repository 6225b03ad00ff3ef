import { type FloorPlan, floorPlanSchema, type PlanNode } from '@mall/contracts';
import { builder } from './builder.ts';

const node = (id: string, floor: PlanNode['floor'], x: number, y: number): PlanNode => ({
  id,
  floor,
  x,
  y,
});

const square = (x: number, y: number): FloorPlan['units'][number]['polygon'] => [
  [x - 5, y],
  [x + 5, y],
  [x + 5, y + 10],
  [x - 5, y + 10],
];

const walk = (from: string, to: string, metres: number) =>
  ({ from, to, metres, kind: 'walk' }) as const;

/**
 * A house of one corridor on each floor: `shop-1` and `shop-2` below, `shop-3` above. From
 * `entrance-main` an escalator (up only) and farther away a lift lead to the upper floor.
 */
export const aFloorPlan = builder(
  floorPlanSchema,
  (): FloorPlan => ({
    floors: [
      { id: 'ground', name: 'Ground floor', outline: square(5, 0) },
      { id: 'upper', name: 'First floor', outline: square(5, 0) },
    ],
    units: [
      { id: 'F-01', floor: 'ground', kind: 'shop', shop: 'shop-1', polygon: square(10, 14) },
      { id: 'F-02', floor: 'ground', kind: 'shop', shop: 'shop-2', polygon: square(30, 14) },
      { id: 'E-01', floor: 'upper', kind: 'shop', shop: 'shop-3', polygon: square(60, 14) },
    ],
    nodes: [
      { ...node('entrance-main', 'ground', 0, 10), kind: 'entrance', name: 'Main entrance' },
      node('g-1', 'ground', 10, 10),
      node('g-2', 'ground', 30, 10),
      node('g-3', 'ground', 50, 10),
      { ...node('door-f-01', 'ground', 10, 14), kind: 'door', unit: 'F-01' },
      { ...node('door-f-02', 'ground', 30, 14), kind: 'door', unit: 'F-02' },
      { ...node('escalator-ground', 'ground', 30, 4), kind: 'escalator' },
      { ...node('lift-ground', 'ground', 50, 4), kind: 'lift' },
      node('u-1', 'upper', 44, 10),
      node('u-2', 'upper', 50, 10),
      node('u-3', 'upper', 60, 10),
      { ...node('door-e-01', 'upper', 60, 14), kind: 'door', unit: 'E-01' },
      { ...node('escalator-upper', 'upper', 44, 4), kind: 'escalator' },
      { ...node('lift-upper', 'upper', 50, 4), kind: 'lift' },
    ],
    edges: [
      walk('entrance-main', 'g-1', 10),
      walk('g-1', 'g-2', 20),
      walk('g-2', 'g-3', 20),
      walk('door-f-01', 'g-1', 4),
      walk('door-f-02', 'g-2', 4),
      walk('g-2', 'escalator-ground', 6),
      walk('g-3', 'lift-ground', 6),
      {
        from: 'escalator-ground',
        to: 'escalator-upper',
        metres: 15,
        kind: 'escalator',
        oneWay: true,
      },
      { from: 'lift-ground', to: 'lift-upper', metres: 20, kind: 'lift' },
      walk('escalator-upper', 'u-1', 6),
      walk('lift-upper', 'u-2', 6),
      walk('u-1', 'u-2', 6),
      walk('u-2', 'u-3', 10),
      walk('u-3', 'door-e-01', 4),
    ],
  }),
);
