/** One render worker: renders with a time limit, and says when the worker is lost. */
import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from '@mall/contracts';
import type { Log } from '../log.ts';
import type { FromWorker, StaticPath, ToWorker, WorkerSetup } from './messages.ts';
import { appInStack, RenderFailure } from './render-failure.ts';

export interface ThreadOptions {
  workerFile: string;
  setup: WorkerSetup;
  log: Log;
  /** Longest time of one render. */
  timeoutMs: number;
  /** Called once when the worker ended by itself, before the renders in flight reject. */
  onLost: (failure: RenderFailure) => void;
}

/** How long a worker may be deaf, once a render is late, before it counts as blocked. */
const DEAF_MS = 300;
/** A leaking release ends its own worker, not the gateway. */
const HEAP_MB = 512;

interface Flight {
  request: RenderRequest;
  settle: (outcome: RenderResult | RenderFailure) => void;
}

export class RenderThread {
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  readonly #flights = new Map<number, Flight>();
  readonly #ready = Promise.withResolvers<void>();
  #staticPaths: readonly StaticPath[] = [];
  /** Renders over their time, until the worker shows whether it still hears. */
  readonly #late = new Set<number>();
  #pings: (() => void)[] = [];
  #lastId = 0;
  #lastWords: string | undefined;
  #deaf: NodeJS.Timeout | undefined;
  #ended = false;

  private constructor(options: ThreadOptions) {
    this.#options = options;
    this.#worker = new Worker(options.workerFile, {
      workerData: options.setup,
      // Secrets of the gateway's environment are none of the apps' business.
      env: { NODE_ENV: 'production', TZ: process.env.TZ },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      stdout: true,
      stderr: true,
    });
    this.#worker.on('message', (message: FromWorker) => this.#hear(message));
    this.#worker.on('error', (error) => {
      this.#lastWords ??= error.stack;
    });
    this.#worker.on('exit', () => this.#lose());
    const output = (level: 'info' | 'warn') => (text: Buffer) =>
      options.log[level]({ output: text.toString().trim() }, 'render worker wrote');
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

  get inFlight(): number {
    return this.#flights.size;
  }

  /** Resolves when the worker hears. */
  ping(): Promise<void> {
    const pong = new Promise<void>((resolve) => this.#pings.push(resolve));
    this.#say({ type: 'ping' });
    return pong;
  }

  /** @throws {RenderFailure} when it took too long, rejected, or the worker ended. */
  render(request: RenderRequest): Promise<RenderResult> {
    if (this.#ended) return Promise.reject(this.#failure('lost'));
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const late = setTimeout(() => this.#giveUp(id), this.#options.timeoutMs);
      const settle: Flight['settle'] = (outcome) => {
        clearTimeout(late);
        this.#flights.delete(id);
        if (outcome instanceof RenderFailure) reject(outcome);
        else resolve(outcome);
      };
      this.#flights.set(id, { request, settle });
      this.#say({ type: 'render', id, request });
    });
  }

  /** Ends the worker; renders in flight are lost, so the caller waits for them first. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'ready') {
      this.#staticPaths = message.staticPaths;
      this.#ready.resolve();
    } else if (message.type === 'result') {
      this.#flights.get(message.id)?.settle(message.result);
    } else if (message.type === 'threw') {
      this.#flights.get(message.id)?.settle(this.#failure('threw', message.stack));
    } else if (message.type === 'ending') {
      this.#lastWords = message.stack;
    } else if (message.type === 'log') {
      this.#options.log[message.level](message.fields, message.message);
    } else {
      this.#pings.shift()?.();
    }
  }

  /** A late render either blocks the worker, which is then ended, or only waits for something. */
  #giveUp(id: number): void {
    this.#late.add(id);
    if (this.#deaf) return;
    this.#deaf = setTimeout(() => this.#worker.terminate(), DEAF_MS);
    void this.ping().then(() => this.#dropLate());
  }

  #dropLate(): void {
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
    for (const id of this.#late) this.#flights.get(id)?.settle(this.#failure('slow'));
    this.#late.clear();
  }

  #lose(): void {
    const failure = this.#failure('lost', this.#lastWords);
    clearTimeout(this.#deaf);
    this.#ready.reject(failure);
    if (!this.#ended) this.#options.onLost(failure);
    this.#ended = true;
    for (const flight of [...this.#flights.values()]) flight.settle(failure);
  }

  #failure(kind: 'lost' | 'slow' | 'threw', stack?: string): RenderFailure {
    const app = appInStack(stack, this.#options.setup.options.site);
    const inFlight = [...this.#flights.values()].map(({ request }) => request.url);
    return new RenderFailure({ kind, app, stack, inFlight });
  }
}
