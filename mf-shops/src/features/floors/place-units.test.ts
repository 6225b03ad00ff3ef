import { placeUnits } from './place-units.ts';

test('every unit has its own place within the building', () => {
  const placed = placeUnits(88);
  expect(placed.map(({ number }) => number)).toEqual(Array.from({ length: 88 }, (_, n) => n + 1));
  for (const one of placed) {
    expect(one.width).toBeGreaterThan(20);
    const under = placed.filter(
      (other) => other.y === one.y && other.x < one.x + one.width && one.x < other.x + other.width,
    );
    expect(under).toEqual([one]);
  }
});

test('neighbours in number are neighbours on the plan', () => {
  const [first, second] = placeUnits(40);
  expect((second?.x ?? 0) - ((first?.x ?? 0) + (first?.width ?? 0))).toBeLessThan(6);
});

test('a floor may be empty', () => {
  expect(placeUnits(0)).toEqual([]);
});
