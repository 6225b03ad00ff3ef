/** When a refused revision is tried again. */
import { RefusedRevisions } from './refused-revisions.ts';

let now: number;
let refused: RefusedRevisions;

beforeEach(() => {
  now = 0;
  refused = new RefusedRevisions(() => now);
});

test('tries a refused revision again after growing pauses of at most five minutes', () => {
  const seconds = Array.from({ length: 400 }, (_, second) => second);
  const pauses = Array.from({ length: 7 }, () => {
    const refusedAt = now;
    refused.add(1);
    return seconds.find((second) => {
      now = refusedAt + second * 1_000;
      return refused.due().length > 0;
    });
  });
  expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300]);
});

test('tells the first refusal of a revision from later ones', () => {
  expect([1, 2, 1, 2].map((revision) => refused.add(revision))).toEqual([true, true, false, false]);
});

test('tries only revisions above the live one again', () => {
  for (const revision of [1, 2, 3]) refused.add(revision);
  refused.passed(2);
  now = 60_000;
  expect(refused.due()).toEqual([3]);
});
