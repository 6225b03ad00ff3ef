import { API_SCHEMAS, type FloorPlan, type PlanPosition, type PlanUnit } from '@mall/contracts';
import { cutPiece } from './cut-piece.ts';
import { drawingForPage, drawPlan } from './draw-plan.ts';

/** A box of whole metres. */
const box = (x: number, y: number, width: number, depth: number): PlanPosition[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

const shopUnit = (index: number): PlanUnit => ({
  id: `F-${index}`,
  floor: 'ground',
  kind: 'shop',
  shop: `shop-${index}`,
  polygon: box(index * 20, 10, 20, 10),
});

/** A house of 200 by 40 metres that begins at (0, 10), with ten shops along its northern wall. */
const plan: FloorPlan = {
  floors: [
    { id: 'ground', name: 'Ground floor', outline: box(0, 10, 200, 40) },
    { id: 'upper', name: 'First floor', outline: box(0, 10, 100, 40) },
  ],
  units: [
    ...Array.from({ length: 10 }, (_, index) => shopUnit(index)),
    { id: 'E-1', floor: 'upper', kind: 'cinema', name: 'Cinema', polygon: box(0, 10, 50, 20) },
  ],
  nodes: [
    { id: 'door-3', floor: 'ground', x: 70, y: 20, unit: 'F-3', kind: 'door' },
    { id: 'crossing', floor: 'ground', x: 70, y: 25 },
    { id: 'lift-1', floor: 'ground', x: 75, y: 30, kind: 'lift', name: 'Lift' },
    { id: 'atm-1', floor: 'ground', x: 195, y: 30, kind: 'atm' },
  ],
  edges: [],
};

const shops = plan.units.flatMap(({ shop: slug }): Parameters<typeof drawPlan>[1] =>
  slug ? [{ slug, name: slug.toUpperCase(), categories: ['service'] }] : [],
);
const drawing = drawPlan(plan, shops);

test('each floor is drawn on the same canvas, its shops with their names and categories', () => {
  expect(API_SCHEMAS.planDrawing.parse(drawing)).toEqual(drawing);
  const [ground, upper] = drawing.floors;
  expect(ground?.units[3]).toEqual({
    id: 'F-3',
    kind: 'shop',
    shop: 'shop-3',
    category: 'service',
    name: 'SHOP-3',
    path: 'M619 48 810 48 810 143 619 143z',
    room: { x: 715, y: 96, width: 185, height: 89 },
    clearance: 47,
  });
  expect(upper?.units).toMatchObject([{ id: 'E-1', kind: 'cinema', name: 'Cinema' }]);
  expect(upper?.outline).toBe('M48 48 1000 48 1000 429 48 429z');
  expect(drawing.height).toBe(477);
});

test('metres are turned into units of the canvas by the scale', () => {
  const { perMetre, west, north } = drawing.scale;
  expect(Math.round((60 - west) * perMetre)).toBe(619);
  expect(Math.round((10 - north) * perMetre)).toBe(48);
});

test('signs are what visitors look for: no doors, no crossings', () => {
  expect(drawing.floors[0]?.signs).toEqual([
    { id: 'lift-1', kind: 'lift', name: 'Lift', x: 762, y: 238 },
    { id: 'atm-1', kind: 'atm', x: 1904, y: 238 },
  ]);
});

test('the label of an L is in its wider arm', () => {
  const polygon: PlanPosition[] = [
    [0, 0],
    [40, 0],
    [40, 40],
    [30, 40],
    [30, 20],
    [0, 20],
  ];
  const shape: FloorPlan = {
    ...plan,
    floors: [],
    units: [{ id: 'F-1', floor: 'ground', kind: 'shop', polygon }],
    nodes: [],
  };
  const withFloor = { ...shape, floors: [{ id: 'ground' as const, name: '', outline: polygon }] };
  const [unit] = drawPlan(withFloor, []).floors[0]?.units ?? [];
  expect(unit?.room.y).toBeLessThan(1_000);
  expect(unit?.room.width).toBeGreaterThan(1_800);
  expect(unit).not.toHaveProperty('name');
});

test('a house without a plan has an empty drawing', () => {
  const empty = drawPlan({ floors: [], units: [], nodes: [], edges: [] }, []);
  expect(API_SCHEMAS.planDrawing.parse(empty).floors).toEqual([]);
});

test('a page draws no house of more units than it holds', () => {
  expect(drawingForPage(drawing)).toBe(drawing);
  const units = Array.from({ length: 801 }, (_, index) => shopUnit(index));
  expect(drawingForPage(drawPlan({ ...plan, units }, [])).floors).toEqual([]);
});

test('a piece shows what is around a shop', () => {
  const piece = cutPiece(drawing, 'shop-3');
  expect(API_SCHEMAS.shopPage.shape.piece.unwrap().parse(piece)).toEqual(piece);
  expect(piece).toMatchObject({ unit: 'F-3', view: { x: 382, y: 0, width: 667, height: 334 } });
  expect(piece?.floor.units.map(({ id }) => id)).toEqual(['F-1', 'F-2', 'F-3', 'F-4', 'F-5']);
  expect(piece?.floor.signs.map(({ id }) => id)).toEqual(['lift-1']);
  expect(cutPiece(drawing, 'E-1')?.unit).toBe('E-1');
  expect(cutPiece(drawing, 'unknown')).toBeUndefined();
});
