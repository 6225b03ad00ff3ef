/** When a refused revision is tried again. */
import { RefusedRevisions } from './refused-revisions.ts';

let now: number;
let refused: RefusedRevisions;

beforeEach(() => {
  now = 0;
  refused = new RefusedRevisions(() => now);
});

test('a refused revision is tried again after a while, longer each time, five minutes at most', () => {
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

test('a refusal says whether it is the first of its revision', () => {
  expect([1, 2, 1, 2].map((revision) => refused.add(revision))).toEqual([true, true, false, false]);
});

test('only what is above the live revision is tried again', () => {
  for (const revision of [1, 2, 3]) refused.add(revision);
  refused.passed(2);
  now = 60_000;
  expect(refused.due()).toEqual([3]);
});
