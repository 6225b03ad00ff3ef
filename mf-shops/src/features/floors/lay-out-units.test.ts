import { layOutUnits } from './lay-out-units.ts';

test('every unit has a box that overlaps no other', () => {
  const boxes = layOutUnits(88);
  expect(boxes.map(({ number }) => number)).toEqual(Array.from({ length: 88 }, (_, n) => n + 1));
  for (const one of boxes) {
    expect(one.width).toBeGreaterThan(20);
    const under = boxes.filter(
      (other) => other.y === one.y && other.x < one.x + one.width && one.x < other.x + other.width,
    );
    expect(under).toEqual([one]);
  }
});

test('neighbours in number are neighbours on the plan', () => {
  const [first, second] = layOutUnits(40);
  expect((second?.x ?? 0) - ((first?.x ?? 0) + (first?.width ?? 0))).toBeLessThan(6);
});

test('a floor may be empty', () => {
  expect(layOutUnits(0)).toEqual([]);
});
