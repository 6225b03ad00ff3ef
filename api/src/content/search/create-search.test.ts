import { createSearch } from './create-search.ts';

test('an answer is kept for every way to write its query', () => {
  const search = createSearch({
    config: { categories: [] },
    shops: { shops: [] },
    posts: { posts: [], landing: [], detail: () => undefined },
    discounts: { discounts: [], pinned: [], detail: () => undefined, current: [], ofCard: [] },
    pages: [],
    floorPlan: { nodes: [], floors: [] },
  });
  const answer = search('cipő');
  expect(search(' CIPO ')).toBe(answer);
  expect(search('cipők')).not.toBe(answer);
});
