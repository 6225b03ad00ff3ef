import { aDrawnUnit } from '@mall/testing';
import { linesBelowLogo, unitsWithLogo } from './logos.tsx';

const room = { x: 100, y: 50, width: 120, height: 80 };
const unit = aDrawnUnit({ shop: 'alma', name: 'Alma', room });
const shotAt = (scale: number, turned = false) => ({ scale, turned, isInView: () => true });

test('a logo needs room above the lines of the name', () => {
  // 40 for the logo, 4 between, 13 for the line, and a quarter more.
  expect(linesBelowLogo(unit, shotAt(0.89))).toBeUndefined();
  expect(linesBelowLogo(unit, shotAt(0.9))).toEqual(['Alma']);
});

test('swaps width and height on a turned plan', () => {
  const flat = aDrawnUnit({ ...unit, room: { ...room, width: 400, height: 70 } });
  expect(linesBelowLogo(flat, shotAt(0.9))).toBeUndefined();
  expect(linesBelowLogo(flat, shotAt(1, true))).toEqual(['Alma']);
});

test('shows logos of shops in view and keeps them while there is room', () => {
  const vacant = aDrawnUnit({ room });
  const away = { ...shotAt(1), isInView: () => false };
  const none = new Set<string>();
  const shown = unitsWithLogo([unit, vacant], shotAt(1), none);
  expect([...shown]).toEqual([unit.id]);
  expect(unitsWithLogo([unit], away, none).size).toBe(0);
  expect(unitsWithLogo([unit], away, shown).size).toBe(1);
  expect(unitsWithLogo([unit], shotAt(0.5), shown).size).toBe(0);
});
