import { decide, MIN_VIEWS } from './decide.ts';
import { type Tallies, ViewCounts } from './view-counts.ts';

const tallies = (...entries: [subject: string, bad: number, views: number][]): Tallies =>
  new Map(entries.map(([subject, bad, views]) => [subject, { bad, views }]));

const ERRORS = 'errors on cinema';

test.each([
  ['nothing is known', tallies(), tallies(), 'wait'],
  ['few views of the later one', tallies([ERRORS, 0, 400]), tallies([ERRORS, 19, 19]), 'wait'],
  ['few views of the earlier one', tallies([ERRORS, 0, 19]), tallies([ERRORS, 40, 40]), 'wait'],
  ['a page that only one has', tallies([ERRORS, 0, 40]), tallies(['errors on x', 40, 40]), 'wait'],
  ['as good', tallies([ERRORS, 10, 400]), tallies([ERRORS, 1, 40]), 'keep'],
  ['as bad', tallies([ERRORS, 400, 400]), tallies([ERRORS, 40, 40]), 'keep'],
  ['better', tallies([ERRORS, 400, 400]), tallies([ERRORS, 0, 40]), 'keep'],
  ['worse by chance', tallies([ERRORS, 4, 400]), tallies([ERRORS, 4, 40]), 'keep'],
  ['worse by less than the margin', tallies([ERRORS, 0, 1e6]), tallies([ERRORS, 4e4, 1e6]), 'keep'],
  ['all good of few views', tallies([ERRORS, 0, 48]), tallies([ERRORS, 83, 469]), 'keep'],
])('%s', (_case, before, after, verdict) => {
  expect(decide(before, after).verdict).toBe(verdict);
});

test('names what is worst, with the figures of both', () => {
  const before = tallies([ERRORS, 1, 400], ['poor LCP on home', 40, 400]);
  const after = tallies([ERRORS, 20, 20], ['poor LCP on home', 200, 400]);
  expect(decide(before, after)).toEqual({
    verdict: 'take-back',
    figures: 'errors on cinema: 20 of 20 views (100.0 %), before 1 of 400 views (0.3 %)',
  });
});

/** Mulberry32: the same numbers in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ROUTES = 25;
const VITALS = {
  LCP: [0.05, 0.6],
  INP: [0.02, 0.3],
  CLS: [0.05, 0.05],
  TTFB: [0.05, 0.3],
} as const;

interface Watch {
  seed: number;
  visitors: number;
  /** The share of visitors with a canary; 1 for a promotion, after as many visitors with what was live before. */
  weight: number;
  /** The share of views of a route with errors that the later composition adds. */
  added?: number;
}

/**
 * A watch with all its looks. A fifth of the devices is slow, and some fail on most pages: their views are
 * no independent draws. @returns the views of the first route when the later composition was taken back.
 */
function takenBackAfter(watch: Watch): number | undefined {
  const { seed, visitors, weight, added = 0 } = watch;
  const random = randomFrom(seed);
  const happens = (share: number) => random() < share;
  // A few routes have most of the views.
  const aRoute = () => Math.floor(ROUTES * random() ** 3);
  const [before, after] = [new ViewCounts(), new ViewCounts()];
  const reportTo = (counts: ViewCounts, device: 0 | 1, failing: number) => {
    const page = aRoute();
    const routes = [...new Set([page, aRoute(), aRoute()])];
    const failed = routes.map((route) => {
      const isBad = happens(failing) || (counts === after && route === 0 && happens(added));
      counts.add(`errors on ${route}`, isBad);
      return isBad;
    });
    counts.add('errors on all pages', failed.includes(true));
    for (const [name, shares] of Object.entries(VITALS)) {
      const isPoor = happens(shares[device]);
      counts.add(`poor ${name} on ${page}`, isPoor);
      counts.add(`poor ${name} on all pages`, isPoor);
    }
  };
  const isForAll = weight === 1;
  for (let visitor = isForAll ? -visitors : 0; visitor < visitors; visitor += 1) {
    const isLater = isForAll ? visitor >= 0 : happens(weight);
    const device = happens(0.2) ? 1 : 0;
    const failing = happens(0.02) ? 0.8 : 0.01;
    for (let report = 0; report < 3; report += 1) {
      // A tenth of the documents reports, and all of a canary.
      const isReported = (isLater && !isForAll) || happens(0.1);
      if (isReported) reportTo(isLater ? after : before, device, failing);
    }
    if (!isLater) continue;
    if (decide(before, after).verdict === 'take-back') {
      return after.get('errors on 0')?.views;
    }
  }
  return undefined;
}

// As many as a test has time for; the record has the figures of 20,000 watches.
test.each([0.05, 0.5, 0.95, 1])('keeps what is as good, at a share of %d', (weight) => {
  const watches = Array.from({ length: 20 }, (_, seed) => ({ seed, visitors: 400, weight }));
  expect(watches.filter((watch) => takenBackAfter(watch) !== undefined)).toEqual([]);
});

test.each([
  [1, MIN_VIEWS + 4],
  [0.5, 100],
  [0.25, 400],
])('takes back a route on which a share of %d fails', (added, views) => {
  for (let seed = 0; seed < 5; seed += 1) {
    const watch = { seed, visitors: 40_000, weight: 0.05, added };
    expect(takenBackAfter(watch)).toBeLessThanOrEqual(views);
  }
});
