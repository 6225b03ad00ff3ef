import { API_SCHEMAS, type DrawnFloor, type FloorPlan, type PlanNode } from '@mall/contracts';
import { builder } from './builder.ts';

const node = (id: string, floor: PlanNode['floor'], x: number, y: number, more?: object) => ({
  ...{ id, floor, x, y },
  ...more,
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
  API_SCHEMAS.floorPlan,
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
      node('entrance-main', 'ground', 0, 10, { kind: 'entrance', name: 'Main entrance' }),
      node('g-1', 'ground', 10, 10),
      node('g-2', 'ground', 30, 10),
      node('g-3', 'ground', 50, 10),
      node('door-f-01', 'ground', 10, 14, { kind: 'door', unit: 'F-01' }),
      node('door-f-02', 'ground', 30, 14, { kind: 'door', unit: 'F-02' }),
      node('escalator-ground', 'ground', 30, 4, { kind: 'escalator' }),
      node('lift-ground', 'ground', 50, 4, { kind: 'lift' }),
      node('u-1', 'upper', 44, 10),
      node('u-2', 'upper', 50, 10),
      node('u-3', 'upper', 60, 10),
      node('door-e-01', 'upper', 60, 14, { kind: 'door', unit: 'E-01' }),
      node('escalator-upper', 'upper', 44, 4, { kind: 'escalator' }),
      node('lift-upper', 'upper', 50, 4, { kind: 'lift' }),
    ],
    edges: [
      walk('entrance-main', 'g-1', 10),
      walk('g-1', 'g-2', 20),
      walk('g-2', 'g-3', 20),
      walk('door-f-01', 'g-1', 4),
      walk('door-f-02', 'g-2', 4),
      walk('g-2', 'escalator-ground', 6),
      walk('g-3', 'lift-ground', 6),
      { ...walk('escalator-ground', 'escalator-upper', 15), kind: 'escalator', oneWay: true },
      { ...walk('lift-ground', 'lift-upper', 20), kind: 'lift' },
      walk('escalator-upper', 'u-1', 6),
      walk('lift-upper', 'u-2', 6),
      walk('u-1', 'u-2', 6),
      walk('u-2', 'u-3', 10),
      walk('u-3', 'door-e-01', 4),
    ],
  }),
);

/** A vacant unit of the ground floor, beside the one built before. */
export const aDrawnUnit = builder(
  API_SCHEMAS.planDrawing.shape.floors.element.shape.units.element,
  (number) => ({
    id: `F-${number}`,
    kind: 'shop' as const,
    path: `M${number * 100} 12h100v80h-100z`,
    room: { x: number * 100 + 50, y: 52, width: 94, height: 74 },
    clearance: 40,
  }),
);

const floor = (id: DrawnFloor['id'], name: string): DrawnFloor => ({
  id,
  name,
  outline: 'M12 12h1976v400h-1976z',
  units: [],
  signs: [],
});

/** Two floors without units, of 197.6 by 40 metres. */
export const aPlanDrawing = builder(API_SCHEMAS.planDrawing, () => ({
  height: 424,
  scale: { perMetre: 10, west: -1.2, north: -1.2 },
  floors: [floor('ground', 'Ground floor'), floor('upper', 'First floor')],
}));
