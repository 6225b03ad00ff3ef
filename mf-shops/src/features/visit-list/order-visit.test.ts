import { type Measure, orderVisit } from './order-visit.ts';

/** The start is at 0, each shop at the metre of its name. */
const onLine: Measure = (from, to) => Math.abs(Number(from) - Number(to));

/** Metres by `from>to`, the same both ways unless both are given. */
const measured =
  (metres: Record<string, number>): Measure =>
  (from, to) =>
    metres[`${from}>${to}`] ?? metres[`${to}>${from}`] ?? Number.POSITIVE_INFINITY;

test('turns back no further than it must', () => {
  // Nearest neighbours alone would visit 10, 30 and -15: 75 m.
  expect(orderVisit('0', ['10', '-15', '30'], onLine)).toMatchObject({
    shops: ['-15', '10', '30'],
    metres: 60,
  });
});

test('finds the shortest order of a few shops', () => {
  const onGrid: Measure = (from, to) => {
    const [a = [], b = []] = [from, to].map((place) => place.split(',').map(Number));
    return a.reduce((sum, at, axis) => sum + Math.abs(at - (b[axis] ?? 0)), 0);
  };
  expect(orderVisit('3,5', ['2,0', '4,2', '6,6', '3,1'], onGrid).metres).toBe(14);
});

test('counts a one-way path in its direction', () => {
  const metres = measured({ '0>a': 10, '0>b': 12, 'a>b': 90, 'b>a': 5 });
  expect(orderVisit('0', ['a', 'b'], metres).shops).toEqual(['b', 'a']);
});

test('names the shops that no path leads to', () => {
  const metres = measured({ '0>b': 20, '0>c': 10, 'b>c': 10 });
  expect(orderVisit('0', ['a', 'b', 'c'], metres)).toEqual({
    shops: ['c', 'b'],
    unreached: ['a'],
    metres: 20,
  });
});

test('orders an empty list and a full one', () => {
  const shops = Array.from({ length: 20 }, (_, index) => String((index * 7) % 20));
  expect(orderVisit('0', [], onLine).shops).toEqual([]);
  expect(orderVisit('-1', shops, onLine).metres).toBe(20);
});
