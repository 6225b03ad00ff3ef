/** Keeps the newest accepted composition live: finds a new one, smoke-tests it, and swaps. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Composition, SHELL } from '@mall/contracts';
import { type Refusal, storeUrl } from '@mall/release';
import { CompositionInstance, type InstanceContext } from './composition-instance.ts';
import { shortErrorOf } from './first-errors.ts';
import { RefusedRevisions } from './refused-revisions.ts';
import { type Regression, refusalsOf, smokeTest } from './smoke-test.ts';
import type { StoreReports } from './store-reports.ts';
import { testedPages } from './tested-pages.ts';

/** A look for the next revision's file. */
const POLL_MS = 100;
/** The pause before the store is read again while no composition starts. */
const START_RETRY_MS = 2_000;
/** A page may fail for a passing reason, such as an API that starts: a second candidate must fail too. */
const MAX_ATTEMPTS = 2;
/** How many earlier compositions are tried when the newest does not start. */
const MAX_EARLIER = 5;

export interface LiveCompositionOptions extends InstanceContext {
  reports: StoreReports;
  /** Called after a composition became live. */
  onSwap: (instance: CompositionInstance) => void;
  now?: () => number;
}

export class LiveComposition {
  readonly #options: LiveCompositionOptions;
  readonly #now: () => number;
  readonly #stop = new AbortController();
  #current: CompositionInstance | undefined;
  /** The newest revision when the store was last looked at. */
  #seen = 0;
  /** When the store is looked at again without a newer revision. */
  #lookAgainAt = Number.POSITIVE_INFINITY;
  #isWaiting = false;
  readonly #refused: RefusedRevisions;
  #watching: Promise<void> | undefined;

  constructor(options: LiveCompositionOptions) {
    const { now = () => performance.now() } = options;
    this.#options = options;
    this.#now = now;
    this.#refused = new RefusedRevisions(now);
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
    const due = this.#refused.due();
    if (newest <= this.#seen && due.length === 0 && this.#now() < this.#lookAgainAt) return POLL_MS;
    const target = await store.live();
    this.#see(newest, target);
    if (target && target.revision > this.#current.composition.revision) await this.#try(target);
    else for (const revision of due) this.#refused.add(revision);
    return POLL_MS;
  }

  /** What cannot be served may be mended: then it is looked at again. */
  #see(newest: number, served: Composition | undefined): void {
    this.#seen = newest;
    const isServed = served?.revision === newest;
    this.#lookAgainAt = isServed ? Number.POSITIVE_INFINITY : this.#now() + START_RETRY_MS;
  }

  /** A store that was just made and a setting that names the wrong folder look alike from here. */
  #waitForFirst(): number {
    if (!this.#isWaiting) {
      const fields = { store: storeUrl(this.#options.settings) };
      this.#options.log.warn(fields, 'the release store has no composition; one is waited for');
    }
    this.#isWaiting = true;
    return POLL_MS;
  }

  /** Accepts the newest composition that starts, also one with failing parts. */
  async #startFirst(newest: number): Promise<number> {
    const { store } = this.#options;
    const usable = await store.usable(1 + MAX_EARLIER);
    // Where every composition is refused, none has started yet: each is tried again.
    const tried = usable.length > 0 ? usable : (await store.history()).slice(0, 1 + MAX_EARLIER);
    for (const composition of tried) {
      if (this.#stop.signal.aborted) break;
      await this.#try(composition);
      if (this.#current) {
        this.#see(newest, composition);
        return POLL_MS;
      }
    }
    return START_RETRY_MS;
  }

  async #try(composition: Composition, attempt = 1): Promise<void> {
    const candidate = await this.#start(composition);
    if (!candidate) return;
    const live = this.#current;
    const { signal } = this.#stop;
    const { first, rest } = await testedPages(candidate, live, this.#options);
    const early = await smokeTest(candidate, live, first, signal);
    if (signal.aborted) return candidate.close(0);
    // Without a live composition this one is better than none, and a rollback finds a gateway that runs.
    if (live && early.regressions.length > 0) {
      await candidate.close(0);
      if (attempt < MAX_ATTEMPTS) return this.#try(composition, attempt + 1);
      return this.#refuse(candidate, early.regressions);
    }
    this.#swap(candidate);
    const late = await smokeTest(candidate, live, rest, signal);
    if (signal.aborted) return live?.close(0);
    if (late.regressions.length > 0 && live) {
      this.#swap(live);
      await this.#refuse(candidate, late.regressions);
      return candidate.close();
    }
    const uncompared = [...early.uncompared, ...late.uncompared];
    await this.#options.reports.decide(composition.revision, { uncompared });
    void live?.close();
  }

  async #start(composition: Composition): Promise<CompositionInstance | undefined> {
    const { signal } = this.#stop;
    try {
      return await CompositionInstance.start(this.#options, composition, signal);
    } catch (error) {
      if (signal.aborted) return;
      const { revision, apps } = composition;
      const fields = { err: error, revision, app: SHELL, release: apps[SHELL] };
      this.#options.log.error(fields, 'composition does not start');
      const refusals = [{ app: SHELL, release: apps[SHELL], error: shortErrorOf(error) }];
      await this.#recordRefusal(composition, refusals, 'it does not start');
      return;
    }
  }

  /** New requests use this composition at once; requests in flight finish on the one before. */
  #swap(next: CompositionInstance): void {
    this.#current = next;
    // Not earlier: of two processes that render the smoke test, each has to compile the pages' code.
    next.renderer.grow();
    const { revision, reason } = next.composition;
    this.#refused.passed(revision);
    this.#options.log.info({ revision, reason }, 'composition is live');
    this.#options.metrics.revision.set(revision);
    this.#options.onSwap(next);
  }

  async #refuse(candidate: CompositionInstance, regressions: readonly Regression[]): Promise<void> {
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

  /** In the metrics, in the store's verdicts, and once in its audit log. */
  async #recordRefusal(composition: Composition, refusals: Refusal[], why: string): Promise<void> {
    const { revision } = composition;
    this.#options.metrics.refused.inc();
    await this.#options.reports.decide(revision, { refusals });
    if (this.#refused.add(revision)) await this.#audit(composition, why);
  }

  async #audit({ revision, apps }: Composition, why: string): Promise<void> {
    await this.#options.store
      .audit({
        at: new Date().toISOString(),
        by: 'gateway',
        action: 'refuse',
        subject: Object.entries(apps)
          .map(([app, id]) => `${app}@${id}`)
          .join(' '),
        why,
        fromRevision: this.#current?.composition.revision ?? 0,
        toRevision: revision,
      })
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error }, 'audit log cannot be written'),
      );
  }
}
