import { lateAnchor } from './page-focus.ts';

test('a late anchor is found by each of its names, and by no other', () => {
  document.body.innerHTML = '<div data-late-anchor="map terkep"></div>';
  expect(lateAnchor('terkep')).toBe(document.body.firstElementChild);
  expect(lateAnchor('map')).toBe(lateAnchor('terkep'));
  expect([lateAnchor('ma'), lateAnchor('map terkep')]).toEqual([undefined, undefined]);
});
