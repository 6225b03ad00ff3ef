import { afterPress, afterStay, without } from './open-menu.ts';

test('a press opens, and closes what a press has opened', () => {
  const open = afterPress(null, 'shops');
  expect(open).toEqual({ menu: 'shops', by: 'press' });
  expect(afterPress(open, 'shops')).toBeNull();
});

test('a press keeps what hovering has opened', () => {
  const open = afterStay(null, 'shops');
  expect(afterPress(open, 'shops')).toEqual({ menu: 'shops', by: 'press' });
});

test('hovering a pressed menu leaves it pressed', () => {
  const open = afterPress(null, 'shops');
  expect(afterStay(open, 'shops')).toBe(open);
});

test('opening one menu closes the other', () => {
  expect(afterStay(afterPress(null, 'shops'), 'services')).toEqual({
    menu: 'services',
    by: 'hover',
  });
});

test('leaving a menu closes no other', () => {
  const open = afterPress(null, 'services');
  expect(without(open, 'shops')).toBe(open);
  expect(without(open, 'services')).toBeNull();
});
