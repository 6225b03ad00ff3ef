/** The render workers of one composition. A page goes to the least loaded; failed workers are replaced. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderRequest } from '@mall/contracts';
import { BackOff } from './back-off.ts';
import type { RenderedPage } from './messages.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderWorker, type WorkerOptions } from './render-worker.ts';

export interface PoolOptions extends Omit<WorkerOptions, 'onLost'> {
  /** How many processes render. */
  processes: number;
  /** Prevents further starts, because the gateway is stopping. */
  signal?: AbortSignal | undefined;
  /** Called when a worker failed, or did not start; another one starts after `delayMs`. */
  onLost: (failure: RenderFailure, delayMs: number) => void;
}

export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #backOff = new BackOff();
  /** Workers that render. */
  readonly #ready = new Set<RenderWorker>();
  /** Workers that finish their renders: others have taken their place. */
  readonly #retired = new Set<RenderWorker>();
  /** Workers that start. */
  readonly #starting = new Set<Promise<RenderWorker>>();
  readonly #closing = new AbortController();
  readonly #signal: AbortSignal;
  /** Whether the first worker has started. */
  #isStarted = false;

  private constructor(options: PoolOptions) {
    this.#options = options;
    this.#signal = AbortSignal.any([
      this.#closing.signal,
      ...(options.signal ? [options.signal] : []),
    ]);
  }

  /**
   * Resolves when the first worker renders; `grow` starts the others.
   * @throws {RenderFailure} when the composition's server code does not start.
   */
  static async start(options: PoolOptions): Promise<WorkerPool> {
    const pool = new WorkerPool(options);
    await pool.#add();
    pool.#isStarted = true;
    return pool;
  }

  /** Starts the workers that are missing, and returns at once. */
  grow(): void {
    const missing = this.#options.processes - this.#ready.size - this.#starting.size;
    // Not a loop with a condition: a wrong condition could start processes without end.
    Array.from({ length: Math.max(0, missing) }, () => this.#add().catch(() => {}));
  }

  /** Whether lost workers are replaced: from the first start until the end. */
  get isOpen(): boolean {
    return this.#isStarted && !this.#signal.aborted;
  }

  /** Resolves when some worker responds. */
  async ping(): Promise<void> {
    await Promise.any([...this.#ready].map((worker) => worker.ping()));
  }

  /** Resident memory of each worker. */
  residentMb(): Promise<number[]> {
    return Promise.all([...this.#ready].map((worker) => worker.residentMb()));
  }

  /**
   * @param isLast no further attempt follows. The page is rendered without remotes, so when it fails
   * their code may have broken the process, and the worker is replaced.
   * @throws {RenderFailure}
   */
  async render(request: RenderRequest, isLast = false): Promise<RenderedPage> {
    // Synchronous, because the next choice must see the load of this one.
    const worker = this.#leastLoaded() ?? (await this.#firstToStart());
    try {
      return await worker.render(request);
    } catch (error) {
      if (isLast && this.#ready.has(worker)) void this.#retire(worker, error as RenderFailure);
      throw error;
    }
  }

  /** Ends the workers; renders in flight are lost. */
  async end(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#starting);
    await Promise.all([...this.#ready, ...this.#retired].map((worker) => worker.end()));
  }

  #leastLoaded(): RenderWorker | undefined {
    return [...this.#ready].sort((a, b) => a.load - b.load)[0];
  }

  async #firstToStart(): Promise<RenderWorker> {
    // A race without contestants would never settle.
    if (this.#starting.size === 0) throw new RenderFailure({ kind: 'lost' });
    return Promise.race(this.#starting);
  }

  async #add(delayMs = 0): Promise<void> {
    const signal = this.#signal;
    let worker: RenderWorker | undefined;
    const onLost = (failure: RenderFailure) => this.#replace(worker, failure);
    const starting = sleep(delayMs, undefined, { signal }).then(() =>
      RenderWorker.start({ ...this.#options, onLost }, signal),
    );
    this.#starting.add(starting);
    try {
      worker = await starting;
      if (!worker.hasEnded) this.#ready.add(worker);
    } finally {
      this.#starting.delete(starting);
    }
  }

  /** @param worker undefined when it did not start. */
  #replace(worker: RenderWorker | undefined, failure: RenderFailure): void {
    if (worker) this.#ready.delete(worker);
    const hasSuccessor = worker && this.#retired.has(worker);
    if (!hasSuccessor) this.#addAnother(failure)?.catch(() => {});
  }

  /** Replaces a worker that may still render other pages, once its successor has started. */
  async #retire(worker: RenderWorker, failure: RenderFailure): Promise<void> {
    if (this.#retired.has(worker)) return;
    this.#retired.add(worker);
    await this.#addAnother(failure)?.catch(() => {});
    this.#ready.delete(worker);
    await worker.endWhenIdle();
    this.#retired.delete(worker);
  }

  #addAnother(failure: RenderFailure): Promise<void> | undefined {
    if (!this.isOpen) return;
    const delayMs = this.#backOff.next();
    this.#options.onLost(failure, delayMs);
    return this.#add(delayMs);
  }
}
