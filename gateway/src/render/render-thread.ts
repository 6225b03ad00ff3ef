/** One render worker: renders with a timeout, and reports when the worker ended. */
import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from '@mall/contracts';
import type { Log } from '../log.ts';
import type { FromWorker, StaticPath, ToWorker, WorkerSetup } from './messages.ts';
import { appInStack, RenderFailure } from './render-failure.ts';

export interface ThreadOptions {
  workerFile: string;
  setup: WorkerSetup;
  log: Log;
  /** Timeout of one render. */
  timeoutMs: number;
  /** Called once when the worker ended by itself, before the renders in flight reject. */
  onLost: (failure: RenderFailure) => void;
}

/** After a render's timeout the worker has this long to answer a ping; else it is blocked. */
const UNRESPONSIVE_MS = 300;
/** A leaking release ends its own worker, not the gateway. */
const MAX_HEAP_MB = 512;

interface PendingRender {
  request: RenderRequest;
  settle: (outcome: RenderResult | RenderFailure) => void;
}

export class RenderThread {
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingRender>();
  readonly #ready = Promise.withResolvers<void>();
  #staticPaths: readonly StaticPath[] = [];
  /** Renders over their timeout, until the worker answers the ping or is ended. */
  readonly #late = new Set<number>();
  #pings: (() => void)[] = [];
  #lastId = 0;
  #lastError: string | undefined;
  #unresponsive: NodeJS.Timeout | undefined;
  #ended = false;

  private constructor(options: ThreadOptions) {
    this.#options = options;
    this.#worker = new Worker(options.workerFile, {
      workerData: options.setup,
      // The apps must not read the secrets in the gateway's environment.
      env: { NODE_ENV: 'production', TZ: process.env.TZ },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      stdout: true,
      stderr: true,
    });
    this.#worker.on('message', (message: FromWorker) => this.#onMessage(message));
    this.#worker.on('error', (error) => {
      this.#lastError ??= error.stack;
    });
    this.#worker.on('exit', () => this.#onExit());
    const output = (level: 'info' | 'warn') => (text: Buffer) =>
      options.log[level]({ output: text.toString().trim() }, 'render worker output');
    this.#worker.stdout.on('data', output('info'));
    this.#worker.stderr.on('data', output('warn'));
  }

  /** Starts a worker. @throws {RenderFailure} when the composition's server code does not start. */
  static async start(options: ThreadOptions): Promise<RenderThread> {
    const thread = new RenderThread(options);
    const late = setTimeout(() => thread.#worker.terminate(), 10 * options.timeoutMs);
    await thread.#ready.promise.finally(() => clearTimeout(late));
    return thread;
  }

  /** Pages without parameters, as the shell lists them. */
  get staticPaths(): readonly StaticPath[] {
    return this.#staticPaths;
  }

  /** Resolves when the worker answers. */
  ping(): Promise<void> {
    const pong = new Promise<void>((resolve) => this.#pings.push(resolve));
    this.#post({ type: 'ping' });
    return pong;
  }

  /** @throws {RenderFailure} when it took too long, rejected, or the worker ended. */
  render(request: RenderRequest): Promise<RenderResult> {
    if (this.#ended) return Promise.reject(this.#failure('lost'));
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const late = setTimeout(() => this.#onTimeout(id), this.#options.timeoutMs);
      const settle: PendingRender['settle'] = (outcome) => {
        clearTimeout(late);
        this.#pending.delete(id);
        if (outcome instanceof RenderFailure) reject(outcome);
        else resolve(outcome);
      };
      this.#pending.set(id, { request, settle });
      this.#post({ type: 'render', id, request });
    });
  }

  /** Ends the worker; renders in flight are lost, so the caller waits for them first. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #onMessage(message: FromWorker): void {
    if (message.type === 'ready') {
      this.#staticPaths = message.staticPaths;
      this.#ready.resolve();
    } else if (message.type === 'result') {
      this.#pending.get(message.id)?.settle(message.result);
    } else if (message.type === 'threw') {
      this.#pending.get(message.id)?.settle(this.#failure('threw', message.stack));
    } else if (message.type === 'ending') {
      this.#lastError = message.stack;
    } else if (message.type === 'log') {
      this.#options.log[message.level](message.fields, message.message);
    } else {
      this.#pings.shift()?.();
    }
  }

  /** A late render either blocks the worker, which is then ended, or waits for something. */
  #onTimeout(id: number): void {
    this.#late.add(id);
    if (this.#unresponsive) return;
    this.#unresponsive = setTimeout(() => this.#worker.terminate(), UNRESPONSIVE_MS);
    void this.ping().then(() => this.#settleLate());
  }

  #settleLate(): void {
    clearTimeout(this.#unresponsive);
    this.#unresponsive = undefined;
    for (const id of this.#late) this.#pending.get(id)?.settle(this.#failure('slow'));
    this.#late.clear();
  }

  #onExit(): void {
    const failure = this.#failure('lost', this.#lastError);
    clearTimeout(this.#unresponsive);
    this.#ready.reject(failure);
    if (!this.#ended) this.#options.onLost(failure);
    this.#ended = true;
    for (const render of [...this.#pending.values()]) render.settle(failure);
  }

  #failure(kind: 'lost' | 'slow' | 'threw', stack?: string): RenderFailure {
    const app = appInStack(stack, this.#options.setup.options.site);
    const inFlight = [...this.#pending.values()].map(({ request }) => request.url);
    return new RenderFailure({ kind, app, stack, inFlight });
  }
}
