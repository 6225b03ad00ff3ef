/** The render workers of one composition. A page goes to the least loaded; failed workers are replaced. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderRequest } from '@mall/contracts';
import { backOffMs } from '@mall/server';
import { WindowCounter } from '../base/window-counter.ts';
import type { RenderedPage } from './messages.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderWorker, type WorkerOptions } from './render-worker.ts';
import { limitedLog } from './worker-log.ts';

export interface PoolOptions extends Omit<WorkerOptions, 'onLost'> {
  processes: number;
  signal: AbortSignal;
  /** Called when a worker failed, or did not start; another one starts after `delayMs`. */
  onLost: (failure: RenderFailure, delayMs: number) => void;
}

/** Before a worker is replaced: none after the first crash in a minute, then doubled with each. */
const PAUSE = { firstMs: 50, maxMs: 5_000 };
const CRASHES_MS = 60_000;

export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #crashes = new WindowCounter(CRASHES_MS);
  /** Workers that render or finish their last renders. */
  readonly #workers = new Set<RenderWorker>();
  readonly #starting = new Set<Promise<RenderWorker>>();
  readonly #closing = new AbortController();
  readonly #signal: AbortSignal;
  /** How many workers have a successor when they are lost; none before the first has started. */
  #kept = 0;

  constructor(options: PoolOptions) {
    // All processes of an app share its limit.
    const log = limitedLog(options.log, options.setup.options.site);
    this.#options = { ...options, log };
    this.#signal = AbortSignal.any([this.#closing.signal, options.signal]);
  }

  /** Starts the first worker; `grow` starts the others. @throws {RenderFailure} when it does not start. */
  async start(): Promise<void> {
    await this.#add();
    this.#kept = 1;
  }

  /** Starts the workers that are missing, and returns at once. */
  grow(): void {
    const missing = this.#options.processes - this.#kept;
    this.#kept = this.#options.processes;
    // Not a loop with a condition: a wrong condition could start processes without end.
    Array.from({ length: missing }, () => this.#keep());
  }

  /** Whether lost workers are replaced: from the first start until the end. */
  get isOpen(): boolean {
    return this.#kept > 0 && !this.#signal.aborted;
  }

  get responds(): boolean {
    return this.#open.some((worker) => worker.responds);
  }

  residentMb(): Promise<number[]> {
    return Promise.all(this.#open.map((worker) => worker.residentMb()));
  }

  /** @param isLast its failure is one of the shell alone, so the worker is replaced. @throws {RenderFailure} */
  async render(request: RenderRequest, isLast = false): Promise<RenderedPage> {
    // Synchronous, because the next choice must see the load of this one.
    const byLoad = this.#open.sort((a, b) => a.load - b.load);
    // One that is lost may render no page.
    const chosen = byLoad.find(({ isLost }) => !isLost) ?? byLoad[0];
    const worker = chosen ?? (await this.#firstToStart());
    try {
      return await worker.render(request);
    } catch (error) {
      if (isLast) worker.lose(error as RenderFailure);
      throw error;
    }
  }

  async end(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#starting);
    await Promise.all([...this.#workers].map((worker) => worker.end()));
  }

  get #open(): RenderWorker[] {
    return [...this.#workers].filter((worker) => worker.isOpen);
  }

  async #firstToStart(): Promise<RenderWorker> {
    // A race without contestants would never settle.
    if (this.#starting.size === 0) throw new RenderFailure({ kind: 'lost' });
    return Promise.race(this.#starting);
  }

  #keep(delayMs = 0, predecessor?: RenderWorker): void {
    this.#add(delayMs, predecessor).catch((failure) => this.#replace(failure, predecessor));
  }

  /** @param predecessor renders until this worker has started. */
  async #add(delayMs = 0, predecessor?: RenderWorker): Promise<void> {
    const signal = this.#signal;
    const onLost = (failure: RenderFailure) => this.#replace(failure, worker);
    const starting = sleep(delayMs, undefined, { signal }).then(() =>
      RenderWorker.start({ ...this.#options, onLost }, signal),
    );
    this.#starting.add(starting);
    const worker = await starting.finally(() => this.#starting.delete(starting));
    this.#workers.add(worker);
    if (predecessor) void this.#retire(predecessor);
  }

  #replace(failure: RenderFailure, worker: RenderWorker | undefined): void {
    if (!this.isOpen) return;
    const repeated = this.#crashes.add(1) - 1;
    const delayMs = repeated === 0 ? 0 : backOffMs(repeated, PAUSE);
    this.#options.onLost(failure, delayMs);
    this.#keep(delayMs, worker);
  }

  async #retire(worker: RenderWorker): Promise<void> {
    await worker.endWhenIdle();
    this.#workers.delete(worker);
  }
}
