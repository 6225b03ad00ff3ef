import { scrollMemory } from './scroll-memory.ts';

// jsdom has no such entries.
const loadBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });

/** @param y where the browser has scrolled the document to. */
function startAt(y: number): number | undefined {
  window.scrollY = y;
  return scrollMemory.restoredPosition('list');
}

beforeAll(() => {
  window.sessionStorage.setItem('scroll-positions', '{"list":640,"top":0}');
  scrollMemory.watch({ state: { location: { key: 'list' } }, subscribe: () => undefined });
});

test.each(['reload', 'back_forward'])('a document loaded by %s starts at its position', (type) => {
  loadBy(type);
  expect(startAt(600)).toBe(600);
  expect(startAt(0)).toBe(640);
  // Its hash may lead further down.
  expect(scrollMemory.restoredPosition('top')).toBeUndefined();
});

test('a document loaded by a link has no position yet', () => {
  loadBy('navigate');
  expect(startAt(0)).toBeUndefined();
});
