import { optionAfterKey } from './option-keys.ts';

test.each([
  ['ArrowDown', undefined, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', undefined, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', undefined, undefined],
  ['End', undefined, undefined],
  ['ArrowLeft', 1, undefined],
  ['a', 1, undefined],
])('%s from %s leads to %s of three', (key, active, next) => {
  expect(optionAfterKey(key, active, 3)).toBe(next);
});

test('without options no key leads anywhere', () => {
  expect(optionAfterKey('ArrowDown', undefined, 0)).toBeUndefined();
});
