import { orderVisits, type WalkingDistances, walkLength } from './order-visits.ts';

/** Stops on a line, at these metres. */
const onLine = (...metres: number[]): WalkingDistances =>
  metres.map((a) => metres.map((b) => Math.abs(a - b)));

/** Numbers below 1 that are the same in each run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function randomDistances(stops: number, seed: number): WalkingDistances {
  const random = sequence(seed);
  const points = Array.from({ length: stops + 1 }, () => [random() * 300, random() * 100] as const);
  return points.map(([x1, y1]) => points.map(([x2, y2]) => Math.hypot(x1 - x2, y1 - y2)));
}

function permutations(stops: readonly number[]): number[][] {
  if (stops.length === 0) return [[]];
  return stops.flatMap((stop) =>
    permutations(stops.filter((other) => other !== stop)).map((rest) => [stop, ...rest]),
  );
}

test('stops on a line are taken in their order', () => {
  expect(orderVisits(onLine(0, 40, 10, 30, 20))).toEqual([2, 4, 3, 1]);
});

test('on both sides the nearer side is first', () => {
  expect(orderVisits(onLine(0, 100, -30))).toEqual([2, 1]);
});

test('nothing to visit has no order, one shop has one', () => {
  expect(orderVisits(onLine(0))).toEqual([]);
  expect(orderVisits(onLine(0, 5))).toEqual([1]);
});

test('one-way distances count in their direction', () => {
  const distances = [
    [0, 10, 12],
    [10, 0, 90],
    [12, 5, 0],
  ];
  expect(orderVisits(distances)).toEqual([2, 1]);
});

test('what no way leads to comes last', () => {
  const never = Number.POSITIVE_INFINITY;
  const distances = [
    [0, never, 20, 10],
    [never, 0, never, never],
    [20, never, 0, 10],
    [10, never, 10, 0],
  ];
  expect(orderVisits(distances)).toEqual([3, 2, 1]);
});

test.each([1, 2, 3, 4, 5, 6])('six stops have the shortest of all orders (%i)', (seed) => {
  const distances = randomDistances(6, seed);
  const lengths = permutations([1, 2, 3, 4, 5, 6]).map((order) => walkLength(distances, order));
  expect(walkLength(distances, orderVisits(distances))).toBeCloseTo(Math.min(...lengths));
});

test.each([1, 2, 3])('twenty stops are each visited once, on no crossing way (%i)', (seed) => {
  const distances = randomDistances(20, seed);
  const order = orderVisits(distances);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  const length = walkLength(distances, order);
  for (let start = 0; start < 19; start += 1) {
    for (let end = start + 1; end < 20; end += 1) {
      const stretch = order.slice(start, end + 1).reverse();
      const other = [...order.slice(0, start), ...stretch, ...order.slice(end + 1)];
      expect(walkLength(distances, other)).toBeGreaterThanOrEqual(length - 1e-9);
    }
  }
});
