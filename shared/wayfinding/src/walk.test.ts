import { walkOf } from './walk.ts';

test.each([
  [0, { metres: 0, minutes: 1 }],
  [78, { metres: 78, minutes: 1 }],
  [78.5, { metres: 79, minutes: 2 }],
  [122.49999, { metres: 123, minutes: 2 }],
])('rounds a length of %s up to whole metres and minutes', (length, walk) => {
  expect(walkOf(length)).toEqual(walk);
});
