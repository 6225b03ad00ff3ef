/** Keeps the newest accepted composition live: watches the store, and has each new one tried. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Composition, SHELL } from '@mall/contracts';
import { storeUrl } from '@mall/release';
import { backOffMs } from '@mall/server';
import type { CompositionInstance } from './composition-instance.ts';
import { CompositionTrials, type TrialOptions } from './composition-trials.ts';
import { readReleases } from './releases.ts';

/** The pause before the store is read again while no composition starts. */
const START_RETRY_MS = 2_000;
/** The pause before a composition is tried again that another gateway serves and this one refused. */
const REFUSED_RETRY = { firstMs: 10_000, maxMs: 5 * 60_000 };
const MAX_EARLIER = 5;

export interface LiveCompositionOptions extends TrialOptions {
  onSwap: (next: CompositionInstance, before: CompositionInstance | undefined) => void;
  now?: () => number;
}

export class LiveComposition {
  readonly #options: LiveCompositionOptions;
  readonly #now: () => number;
  readonly #pollMs: number;
  readonly #stop = new AbortController();
  #current: CompositionInstance | undefined;
  /** The newest revision when the store was last looked at. */
  #seen = 0;
  /** When the store is looked at again without a newer revision. */
  #lookAgainAt = Number.POSITIVE_INFINITY;
  /** How many trials in a row were refused. */
  #refused = 0;
  #isWaiting = false;
  readonly #trials: CompositionTrials;
  #watching: Promise<void> | undefined;

  constructor(options: LiveCompositionOptions) {
    this.#options = options;
    this.#pollMs = options.store.pollMs;
    this.#now = options.now ?? (() => performance.now());
    this.#trials = new CompositionTrials(options, {
      signal: this.#stop.signal,
      live: () => this.#current,
      swap: (next) => this.#swap(next),
    });
  }

  get current(): CompositionInstance | undefined {
    return this.#current;
  }

  watch(): void {
    this.#watching = this.#watch();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#watching;
    await this.#current?.renderer.close();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const pause = await this.#look().catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'release store cannot be read');
        return START_RETRY_MS;
      });
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }

  async #look(): Promise<number> {
    const pause = await this.#poll();
    this.#options.metrics.storeRead.setToCurrentTime();
    return pause;
  }

  async #poll(): Promise<number> {
    const { store } = this.#options;
    const newest = await store.newestRevision();
    if (newest === 0) return this.#waitForFirst();
    if (!this.#current) return this.#startFirst(newest);
    if (newest <= this.#seen && this.#now() < this.#lookAgainAt) return this.#pollMs;
    if (newest > this.#seen) this.#refused = 0;
    const target = await store.live();
    this.#see(newest);
    if (!target || !(await this.#isBetter(target, this.#current))) return this.#pollMs;
    await this.#trials.try(target);
    if (target.revision === this.#current.composition.revision) this.#see(newest);
    else {
      this.#refused += 1;
      this.#lookAgainAt = this.#now() + backOffMs(this.#refused, REFUSED_RETRY);
    }
    return this.#pollMs;
  }

  /** True for a newer composition, and for the same one once its missing apps can be read. */
  async #isBetter(target: Composition, live: CompositionInstance): Promise<boolean> {
    const { revision } = live.composition;
    if (target.revision !== revision) return target.revision > revision;
    if (live.missingApps.length === 0) return false;
    return (await readReleases(target, this.#options.store)).missing.length === 0;
  }

  /** A composition that cannot be served may be repaired, so the store is looked at again. */
  #see(newest: number): void {
    this.#seen = newest;
    const { composition, missingApps } = this.#current ?? {};
    const isServed = composition?.revision === newest && missingApps?.length === 0;
    this.#lookAgainAt = isServed ? Number.POSITIVE_INFINITY : this.#now() + START_RETRY_MS;
  }

  /** Logs the store, as an empty store may be a wrong setting. */
  #waitForFirst(): number {
    if (!this.#isWaiting) {
      const fields = { store: storeUrl(this.#options.settings) };
      this.#options.log.warn(fields, 'the release store has no composition; waiting for one');
    }
    this.#isWaiting = true;
    return this.#pollMs;
  }

  /** Accepts the newest composition that starts, even with failing parts. */
  async #startFirst(newest: number): Promise<number> {
    const { store } = this.#options;
    const usable = await store.usable(1 + MAX_EARLIER);
    // If every composition was refused, each is tried again.
    const tried = usable.length > 0 ? usable : (await store.history()).slice(0, 1 + MAX_EARLIER);
    const started =
      (await this.#firstOf(tried, async () => [])) ??
      (await this.#firstOf(tried, (composition) => this.#damagedApps(composition)));
    if (!started) return START_RETRY_MS;
    this.#see(newest);
    return this.#pollMs;
  }

  /** @param leftOutOf the apps to leave out of a composition; undefined when it is not tried. */
  async #firstOf(
    compositions: readonly Composition[],
    leftOutOf: (composition: Composition) => Promise<readonly string[] | undefined>,
  ): Promise<Composition | undefined> {
    for (const composition of compositions) {
      if (this.#stop.signal.aborted) return;
      const leftOut = await leftOutOf(composition);
      if (leftOut) await this.#trials.try(composition, leftOut);
      if (this.#current) return composition;
    }
    return;
  }

  /** The apps with damaged records, which are left out as if removed; undefined when that is no remedy. */
  async #damagedApps(composition: Composition): Promise<string[] | undefined> {
    const { missing } = await readReleases(composition, this.#options.store);
    const apps = missing.map(({ app }) => app);
    return apps.length === 0 || apps.includes(SHELL) ? undefined : apps;
  }

  /** New requests use this composition at once; requests in flight finish on the one before. */
  #swap(next: CompositionInstance): void {
    const before = this.#current;
    this.#current = next;
    // Not earlier: during the smoke test each process would compile the pages again.
    next.renderer.pool.grow();
    const { revision, reason } = next.composition;
    this.#options.log.info({ revision, reason }, 'composition is live');
    this.#options.metrics.revision.set(revision);
    this.#options.onSwap(next, before);
  }
}
