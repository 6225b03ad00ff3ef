/** Keeps the newest accepted composition live: finds a new one, smoke-tests it, and swaps. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Composition, SHELL } from '@mall/contracts';
import { backOffMs } from '@mall/server';
import { CompositionInstance, type InstanceContext } from './composition-instance.ts';
import { type Regression, smokeTest } from './smoke-test.ts';

const POLL_MS = 250;
/** The pause before the store is read again while no composition starts. */
const START_RETRY_MS = 2_000;
/**
 * A composition may be refused for a passing reason, such as an API outage, so it is tried again.
 */
const RETRY = { firstMs: 10_000, maxMs: 5 * 60_000 };
/** How many earlier compositions are tried when the newest does not start. */
const MAX_EARLIER = 5;

export interface LiveCompositionOptions extends InstanceContext {
  /** Called after a composition became live. */
  onSwap: (instance: CompositionInstance) => void;
  now?: () => number;
}

export class LiveComposition {
  readonly #options: LiveCompositionOptions;
  readonly #stop = new AbortController();
  #current: CompositionInstance | undefined;
  /** The newest revision that was tried, live or refused. */
  #tried = 0;
  /** Refused revisions above the live one. */
  readonly #failures = new Map<number, { count: number; retryAt: number }>();
  #watching: Promise<void> | undefined;

  constructor(options: LiveCompositionOptions) {
    this.#options = options;
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
    const newest = await this.#options.store.live();
    if (!newest) return POLL_MS;
    if (!this.#current) return this.#startFirst();
    if (newest.revision > this.#tried || this.#isRetryDue(newest)) await this.#try(newest);
    return POLL_MS;
  }

  #isRetryDue({ revision }: Composition): boolean {
    const failure = this.#failures.get(revision);
    return failure !== undefined && this.#now() >= failure.retryAt;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  /** Plans the next retry. @returns whether this is the revision's first failure. */
  #planRetry(revision: number): boolean {
    const count = (this.#failures.get(revision)?.count ?? 0) + 1;
    this.#failures.set(revision, { count, retryAt: this.#now() + backOffMs(count, RETRY) });
    return count === 1;
  }

  /** Accepts the newest composition that starts, also one with failing parts. */
  async #startFirst(): Promise<number> {
    const [newest, ...earlier] = await this.#options.store.history();
    for (const composition of [newest, ...earlier.slice(0, MAX_EARLIER)]) {
      if (!composition || this.#stop.signal.aborted) break;
      await this.#try(composition);
      if (this.#current) {
        this.#tried = newest?.revision ?? 0;
        return POLL_MS;
      }
    }
    return START_RETRY_MS;
  }

  async #try(composition: Composition): Promise<void> {
    this.#tried = composition.revision;
    const candidate = await this.#start(composition);
    if (!candidate) return;
    const regressions = await smokeTest(candidate, this.#current);
    if (regressions.length > 0) await this.#refuse(candidate, regressions);
    else this.#swap(candidate);
  }

  async #start(composition: Composition): Promise<CompositionInstance | undefined> {
    const { log, metrics } = this.#options;
    try {
      return await CompositionInstance.start(this.#options, composition);
    } catch (error) {
      const { revision, apps } = composition;
      const fields = { err: error, revision, app: SHELL, release: apps[SHELL] };
      log.error(fields, 'composition does not start');
      metrics.refused.inc();
      if (this.#planRetry(revision)) await this.#audit(composition, 'it does not start');
      return;
    }
  }

  /** New requests use the new composition at once; requests in flight finish on the old one. */
  #swap(next: CompositionInstance): void {
    const previous = this.#current;
    this.#current = next;
    const { revision, reason } = next.composition;
    for (const refused of this.#failures.keys()) {
      if (refused <= revision) this.#failures.delete(refused);
    }
    this.#options.log.info({ revision, reason }, 'composition is live');
    this.#options.metrics.revision.set(revision);
    this.#options.onSwap(next);
    void previous?.close();
  }

  async #refuse(candidate: CompositionInstance, regressions: readonly Regression[]) {
    const { revision } = candidate.composition;
    for (const { path, status, apps } of regressions) {
      for (const { app, release } of apps) {
        const fields = { app, release, path, status, revision };
        this.#options.log.error(fields, 'composition refused: regression in the smoke test');
      }
    }
    this.#options.metrics.refused.inc();
    const pages = [...new Set(regressions.map(({ path }) => path))].join(' ');
    if (this.#planRetry(revision)) {
      await this.#audit(candidate.composition, `regression in the smoke test: ${pages}`);
    }
    await candidate.close();
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
