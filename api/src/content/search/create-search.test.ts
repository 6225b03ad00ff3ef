import { createSearch } from './create-search.ts';

test('a response is cached for every way to write its query', () => {
  const search = createSearch({
    config: { categories: [] },
    shops: { shops: [] },
    posts: { posts: [] },
    discounts: { discounts: [], detail: () => undefined },
    events: { datesOfPost: () => [] },
    floorPlan: { nodes: [], floors: [] },
    content: { pages: [], events: [], movies: [], synonyms: [] },
    day: '2026-11-26',
  });
  const response = search('cipő');
  expect(search(' CIPO ')).toBe(response);
  expect(search('cipők')).not.toBe(response);
});
