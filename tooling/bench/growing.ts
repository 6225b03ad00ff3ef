/** Simulates the caches of pages in a busy hour, also behind a CDN that keeps pages as long (docs/growing.md). */
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

/** The same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A cache in front of what takes until `make` says; one request for a page at a time reaches it. */
class Cache {
  /** When each page was made. */
  readonly pages = new Map<number, number>();
  readonly #make: (url: number, now: number) => number;
  made = 0;

  constructor(make: (url: number, now: number) => number) {
    this.#make = make;
  }

  /** @returns when the visitor has the page. */
  get(url: number, now: number): number {
    const madeAt = this.pages.get(url) ?? Number.NEGATIVE_INFINITY;
    if (now < madeAt + FRESH) return Math.max(now, madeAt);
    this.made += 1;
    const next = this.#make(url, now);
    const isStale = now < madeAt + FRESH + STALE;
    this.pages.set(url, isStale ? now : next);
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

/** Pages that gateways render in a second. */
function renders({ views, gateways: count, cores }: (typeof SIZES)[number], hasCdn: boolean) {
  const random = randomNumbers(views);
  const gateways = Array.from({ length: count }, () => gateway(cores));
  const cdn = new Cache((url, now) => gateways[Math.floor(random() * count)]?.get(url, now) ?? now);
  const perSecond = (views * PEAK_SHARE) / SECONDS;
  let promotions = 0;
  for (let now = 0; now < SECONDS; now += -Math.log(1 - random()) / perSecond) {
    if (now > (promotions * SECONDS) / PROMOTIONS) {
      promotions += 1;
      // The CDN's pages stay right: each keeps its composition.
      for (const each of gateways) each.pages.clear();
    }
    const url = Math.floor(URLS ** random());
    const server = hasCdn ? cdn : gateways[Math.floor(random() * count)];
    server?.get(url, now);
  }
  return (gateways.reduce((sum, { made }) => sum + made, 0) / SECONDS).toFixed(0);
}

export function simulateGrowth(): void {
  const rows = SIZES.map((size) => [
    `${size.views / 1e6} million`,
    ((size.views * PEAK_SHARE) / SECONDS).toFixed(0),
    ...[renders(size, false), renders(size, true)],
  ]);
  say(table(['views a day', 'views a second', 'renders a second', 'with a CDN'], rows));
}
