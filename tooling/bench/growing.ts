/**
 * How page caches do at 1, 10 and 100 million page views a day: a simulation of the busiest hour, with and without
 * a CDN that keeps pages as long as the gateways do. See docs/growing.md.
 */
import { say } from '../terminal/output.ts';
import { table } from './table.ts';

const SIZES = [
  { views: 1e6, gateways: 2, cores: 1 },
  { views: 1e7, gateways: 2, cores: 2 },
  { views: 1e8, gateways: 4, cores: 4 },
];
/** Of a day's views in the busiest hour. */
const PEAK_SHARE = 0.1;
const SECONDS = 3_600;
/** In that hour; a change of the content empties the caches in the same way. */
const PROMOTIONS = 6;
/** Pages in both languages, lists by category among them; popular as by Zipf's law. */
const URLS = 2_000;
/** `PAGE_TTL_SECONDS`, and how long an expired page is served once more. */
const FRESH = 10;
const STALE = 300;
/** By the part `rendering`. */
const RENDERS_A_CORE = 80;

/** The same numbers in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A cache in front of what takes until `make` says; one request for a page at a time reaches it. */
class Cache {
  readonly #madeAt = new Map<number, number>();
  readonly #make: (url: number, now: number) => number;
  requests = 0;
  made = 0;

  constructor(make: (url: number, now: number) => number) {
    this.#make = make;
  }

  empty(): void {
    this.#madeAt.clear();
  }

  /** @returns when the visitor has the page. */
  get(url: number, now: number): number {
    this.requests += 1;
    const madeAt = this.#madeAt.get(url) ?? Number.NEGATIVE_INFINITY;
    if (now < madeAt + FRESH) return Math.max(now, madeAt);
    this.made += 1;
    const next = this.#make(url, now);
    const isStale = now < madeAt + FRESH + STALE;
    this.#madeAt.set(url, isStale ? now : next);
    return isStale ? now : next;
  }
}

function gateway(cores: number): Cache {
  let free = 0;
  return new Cache((_url, now) => {
    free = Math.max(free, now) + 1 / (cores * RENDERS_A_CORE);
    return free;
  });
}

function simulate({ views, gateways: count, cores }: (typeof SIZES)[number], hasCdn: boolean) {
  const random = randomNumbers(views);
  const gateways = Array.from({ length: count }, () => gateway(cores));
  const cdn = new Cache((url, now) => gateways[Math.floor(random() * count)]?.get(url, now) ?? now);
  const perSecond = (views * PEAK_SHARE) / SECONDS;
  const waits: number[] = [];
  let promotions = 0;
  for (let now = 0; now < SECONDS; now += -Math.log(1 - random()) / perSecond) {
    if (now > (promotions * SECONDS) / PROMOTIONS) {
      promotions += 1;
      // The CDN's pages stay right: each keeps its composition.
      for (const each of gateways) each.empty();
    }
    const url = Math.floor(URLS ** random());
    const server = hasCdn ? cdn : gateways[Math.floor(random() * count)];
    waits.push((server?.get(url, now) ?? now) - now);
  }
  const rendered = gateways.reduce((sum, { made }) => sum + made, 0);
  const reached = gateways.reduce((sum, { requests }) => sum + requests, 0);
  const sorted = waits.toSorted((a, b) => a - b);
  const percent = (part: number) => (part * 100).toFixed(1);
  return [
    ...[`${views / 1e6} million`, hasCdn ? 'CDN' : '–', perSecond.toFixed(0)],
    ...[
      (reached / SECONDS).toFixed(0),
      percent(1 - rendered / reached),
      percent(1 - rendered / waits.length),
    ],
    ...[
      (rendered / SECONDS).toFixed(1),
      percent(sorted.filter((wait) => wait > 0.1).length / waits.length),
    ],
    ((sorted.at(-1) ?? 0) * 1_000).toFixed(0),
  ];
}

export function simulateGrowth(): string[][] {
  const rows = SIZES.flatMap((size) => [simulate(size, false), simulate(size, true)]);
  const titles = ['views a day', 'in front', 'peak a second', 'reach gateways', 'gateway hits, %'];
  say(
    table([...titles, 'all hits, %', 'renders a second', 'wait > 100 ms, %', 'longest, ms'], rows),
  );
  return rows;
}
