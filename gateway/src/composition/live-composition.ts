/** Keeps the newest accepted composition live: finds a new one, smoke-tests it, and swaps. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Composition, SHELL } from '@mall/contracts';
import { type Refusal, storeUrl } from '@mall/release';
import { CompositionInstance, type InstanceContext } from './composition-instance.ts';
import { shortErrorOf } from './first-errors.ts';
import { MissingReleasesError, missingReleases } from './read-releases.ts';
import { Refusals } from './refusals.ts';
import { type Regression, refusalsOf, smokeTest } from './smoke-test.ts';
import type { StoreReports } from './store-reports.ts';
import { testedPages } from './tested-pages.ts';

/** The pause between two looks for the next revision. */
const POLL_MS = 100;
/** The pause before the store is read again while no composition starts. */
const START_RETRY_MS = 2_000;
/** A single failure may be accidental, so a second candidate must fail too. */
const MAX_ATTEMPTS = 2;
/** After this time an API or a worker that died is running again, and one more attempt is made. */
const SECOND_LOOK_MS = 10_000;
/** How many earlier compositions are tried when the newest does not start. */
const MAX_EARLIER = 5;

export interface LiveCompositionOptions extends InstanceContext {
  reports: StoreReports;
  /** Called after a composition became live. */
  onSwap: (instance: CompositionInstance) => void;
  /** How many calls and checks of the API have failed so far. */
  apiFailures: () => number;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/** A candidate that is worse than the live composition. */
interface FailedCandidate {
  candidate: CompositionInstance;
  regressions: readonly Regression[];
  /** Whether it was live until then. */
  isLate: boolean;
}

export class LiveComposition {
  readonly #options: LiveCompositionOptions;
  readonly #now: () => number;
  readonly #pause: (ms: number) => Promise<unknown>;
  readonly #stop = new AbortController();
  #current: CompositionInstance | undefined;
  /** The newest revision when the store was last looked at. */
  #seen = 0;
  /** When the store is looked at again without a newer revision. */
  #lookAgainAt = Number.POSITIVE_INFINITY;
  #isWaiting = false;
  readonly #refusals: Refusals;
  #watching: Promise<void> | undefined;

  constructor(options: LiveCompositionOptions) {
    const { signal } = this.#stop;
    const pauseHere = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
    const { now = () => performance.now(), pause = pauseHere } = options;
    this.#options = options;
    this.#now = now;
    this.#pause = pause;
    this.#refusals = new Refusals(options);
  }

  /** The live composition, or undefined before the first one. */
  get current(): CompositionInstance | undefined {
    return this.#current;
  }

  /** Watches the store until `close`. */
  watch(): void {
    this.#watching = this.#watch();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#watching;
    await this.#current?.close();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const pause = await this.#poll().catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'release store cannot be read');
        return START_RETRY_MS;
      });
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }

  /** @returns the milliseconds until the next poll. */
  async #poll(): Promise<number> {
    const { store } = this.#options;
    const newest = await store.newestRevision();
    if (newest === 0) return this.#waitForFirst();
    if (!this.#current) return this.#startFirst(newest);
    const due = this.#refusals.due();
    if (newest <= this.#seen && due.length === 0 && this.#now() < this.#lookAgainAt) return POLL_MS;
    const target = await store.live();
    this.#see(newest, target);
    if (target && this.#isBetter(target, this.#current)) await this.#try(target);
    else this.#refusals.postpone(due);
    return POLL_MS;
  }

  /** A newer composition, or the same with the apps that are missing in the live one. */
  #isBetter({ revision }: Composition, { composition, missingApps }: CompositionInstance): boolean {
    if (revision > composition.revision) return true;
    return revision === composition.revision && missingApps.length > 0;
  }

  /** A composition that cannot be served may be repaired, so the store is looked at again. */
  #see(newest: number, served: Composition | undefined): void {
    this.#seen = newest;
    const isServed = served?.revision === newest && this.#current?.missingApps.length === 0;
    this.#lookAgainAt = isServed ? Number.POSITIVE_INFINITY : this.#now() + START_RETRY_MS;
  }

  /** A new store and a wrong setting look alike from here, so the folder is logged. */
  #waitForFirst(): number {
    if (!this.#isWaiting) {
      const fields = { store: storeUrl(this.#options.settings) };
      this.#options.log.warn(fields, 'the release store has no composition; one is waited for');
    }
    this.#isWaiting = true;
    return POLL_MS;
  }

  /** Accepts the newest composition that starts, even with failing parts. */
  async #startFirst(newest: number): Promise<number> {
    const { store } = this.#options;
    const usable = await store.usable(1 + MAX_EARLIER);
    // If every composition was refused, each is tried again.
    const tried = usable.length > 0 ? usable : (await store.history()).slice(0, 1 + MAX_EARLIER);
    const started = (await this.#firstOf(tried)) ?? (await this.#firstWithoutMissing(tried));
    if (!started) return START_RETRY_MS;
    this.#see(newest, started);
    return POLL_MS;
  }

  async #firstOf(compositions: readonly Composition[]): Promise<Composition | undefined> {
    for (const composition of compositions) {
      if (this.#stop.signal.aborted) return;
      await this.#try(composition);
      if (this.#current) return composition;
    }
    return;
  }

  /** One damaged record must not stop the whole site: its app is left out, as if it were removed. */
  async #firstWithoutMissing(compositions: readonly Composition[]) {
    for (const composition of compositions) {
      if (this.#stop.signal.aborted) return;
      const missing = (await missingReleases(composition, this.#options.store)).map(
        ({ app }) => app,
      );
      if (missing.length === 0 || missing.includes(SHELL)) continue;
      await this.#try(composition, missing);
      if (this.#current) return composition;
    }
    return;
  }

  /** Swaps to a composition, or refuses it when it is worse in each attempt. */
  async #try(composition: Composition, missingApps: readonly string[] = []): Promise<void> {
    const disturbances = this.#disturbances();
    for (let attempt = 1; ; attempt += 1) {
      const failed = await this.#attempt(composition, missingApps);
      if (!failed) return;
      const isDisturbed = disturbances(failed.candidate) > 0;
      if (attempt < MAX_ATTEMPTS && !failed.isLate) continue;
      if (attempt > MAX_ATTEMPTS || !isDisturbed) return this.#refuse(failed);
      await this.#pause(SECOND_LOOK_MS);
      attempt = MAX_ATTEMPTS;
    }
  }

  /** Counts, from now on, what may make a sound release fail: failed API calls and lost workers. */
  #disturbances(): (candidate: CompositionInstance) => number {
    const elsewhere = () =>
      this.#options.apiFailures() + (this.#current?.renderer.unexplainedLosses ?? 0);
    const before = elsewhere();
    let ofCandidates = 0;
    return ({ renderer }) => {
      ofCandidates += renderer.unexplainedLosses;
      return elsewhere() - before + ofCandidates;
    };
  }

  /** @returns undefined when the composition is live, does not start, or the gateway stops. */
  async #attempt(
    composition: Composition,
    missingApps: readonly string[],
  ): Promise<FailedCandidate | undefined> {
    const candidate = await this.#start(composition, missingApps);
    if (!candidate) return;
    const live = this.#current;
    const { signal } = this.#stop;
    const { first, rest } = await testedPages(candidate, live, this.#options);
    const early = await smokeTest(candidate, live, first, signal);
    // Without a live composition this one is better than none, and a rollback needs a running gateway.
    const isWorse = live && early.regressions.length > 0;
    if (signal.aborted || isWorse) {
      await candidate.close(0);
      return signal.aborted ? undefined : { candidate, ...early, isLate: false };
    }
    this.#swap(candidate);
    const late = await smokeTest(candidate, live, rest, signal);
    if (signal.aborted) {
      await live?.close(0);
      return;
    }
    if (live && late.regressions.length > 0) {
      this.#swap(live);
      void candidate.close();
      return { candidate, ...late, isLate: true };
    }
    const inconclusive = [...early.inconclusive, ...late.inconclusive];
    await this.#options.reports.decide(composition.revision, { inconclusive });
    void live?.close();
    return;
  }

  async #start(composition: Composition, missingApps: readonly string[]) {
    const { signal } = this.#stop;
    try {
      return await CompositionInstance.start(this.#options, composition, { signal, missingApps });
    } catch (error) {
      if (!signal.aborted) await this.#reportNoStart(composition, error);
      return;
    }
  }

  async #reportNoStart(composition: Composition, error: unknown): Promise<void> {
    const { revision, apps } = composition;
    const causes = error instanceof MissingReleasesError ? error.missing : [{ app: SHELL }];
    const releases = causes.map(({ app }) => ({ app, release: apps[app] }));
    for (const release of releases) {
      this.#options.log.error({ err: error, revision, ...release }, 'composition does not start');
    }
    // Another gateway may be able to read it, so a starting one does not refuse it.
    if (!this.#current && error instanceof MissingReleasesError) return;
    const refusals = releases.map((release) => ({ ...release, error: shortErrorOf(error) }));
    await this.#recordRefusal(composition, refusals, 'it does not start');
  }

  /** New requests use this composition at once; requests in flight finish on the one before. */
  #swap(next: CompositionInstance): void {
    this.#current = next;
    // Not earlier: several processes would each compile the code of the pages in the smoke test.
    next.renderer.grow();
    const { revision, reason } = next.composition;
    this.#refusals.passed(revision);
    this.#options.log.info({ revision, reason }, 'composition is live');
    this.#options.metrics.revision.set(revision);
    this.#options.onSwap(next);
  }

  async #refuse({ candidate, regressions }: FailedCandidate): Promise<void> {
    const { revision } = candidate.composition;
    for (const { path, status, apps } of regressions) {
      for (const { app, release } of apps) {
        const fields = { app, release, path, status, revision };
        this.#options.log.error(fields, 'composition refused: regression in the smoke test');
      }
    }
    const pages = [...new Set(regressions.map(({ path }) => path))].join(' ');
    const why = `regression in the smoke test: ${pages}`;
    await this.#recordRefusal(candidate.composition, refusalsOf(regressions), why);
  }

  #recordRefusal(composition: Composition, refusals: Refusal[], why: string): Promise<void> {
    const live = this.#current?.composition.revision ?? 0;
    return this.#refusals.record(composition, refusals, why, live);
  }
}
