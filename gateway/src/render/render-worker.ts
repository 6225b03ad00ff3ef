/** A render worker as the gateway sees it: it renders with a timeout and reports the end of its process. */
import type { ChildProcess } from 'node:child_process';
import { addAbortListener } from 'node:events';
import { dirname } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderRequest } from '@mall/contracts';
import { Budget } from './budget.ts';
import { cutText } from './cut-text.ts';
import {
  type FromWorker,
  fromWorkerSchema,
  type RenderedPage,
  type RenderedUrl,
  type ToWorker,
  type WorkerSetup,
} from './messages.ts';
import { appInStack, type FailureDetails, RenderFailure } from './render-failure.ts';
import type { RenderLog } from './render-log.ts';
import { RendersInFlight } from './renders-in-flight.ts';
import { WorkerLog } from './worker-log.ts';
import { MAX_BYTES_A_SECOND, readMessages, sendMessage } from './worker-pipe.ts';
import {
  startWorkerProcess,
  type WorkerProcess,
  type WorkerProcessOptions,
} from './worker-process.ts';
import { residentMb, type WorkerFailure, watchWorker } from './worker-watch.ts';

export interface WorkerOptions extends Omit<WorkerProcessOptions, 'readable'> {
  setup: WorkerSetup;
  log: RenderLog;
  /**
   * Called once when the worker has ended unexpectedly, before the renders in flight reject, or when its
   * process could not be started.
   */
  onLost: (failure: RenderFailure) => void;
}

/** A worker that does not respond for this share of a render's timeout is ended. */
const UNRESPONSIVE_SHARE = 2 / 3;
/**
 * Workers measure the timeout themselves, so a broken one might never report a slow render. After this
 * many timeouts it is ended; no ordinary render shares its process with that many others.
 */
const MAX_TIMEOUTS = 20;
/** How long an interrupted process may take to print its stack; a full heap makes it slow. */
const INTERRUPT_MS = 1_000;
const IDLE_CHECK_MS = 20;

interface Ending {
  stack: string;
  /** The page whose code ended the worker. */
  page?: RenderedUrl | undefined;
}

async function startProcess(options: WorkerOptions): Promise<WorkerProcess> {
  const { shellEntry, options: shell } = options.setup;
  const entries = [shellEntry, ...Object.values(shell.nodeEntries)];
  const readable = [options.workerFile, ...entries].map(dirname);
  try {
    return await startWorkerProcess({ ...options, readable });
  } catch (error) {
    const failure = new RenderFailure({ kind: 'lost', stack: String(error) });
    options.onLost(failure);
    throw failure;
  }
}

export class RenderWorker {
  readonly #options: WorkerOptions;
  readonly #process: ChildProcess;
  readonly #pipe: Duplex;
  readonly #log: WorkerLog;
  readonly #renders: RendersInFlight;
  readonly #ready = Promise.withResolvers<void>();
  readonly #closed = Promise.withResolvers<void>();
  #pings: (() => void)[] = [];
  /** Known once the end of the process is certain. */
  #ending: Ending | undefined;
  #watched: WorkerFailure | undefined;
  #stopWatch = () => {};
  #ended = false;

  private constructor(options: WorkerOptions, { process, pipe }: WorkerProcess) {
    this.#options = options;
    const { setup, log } = options;
    this.#log = new WorkerLog(log, setup.options.site);
    this.#process = process;
    this.#pipe = pipe;
    this.#renders = new RendersInFlight(MAX_TIMEOUTS * setup.timeoutMs, (page) =>
      this.#end({ stack: 'a render has neither a result nor an error', page }),
    );
    readMessages(
      pipe,
      (message) => this.#onMessage(message),
      (error) => this.#onInvalid(error),
    );
    this.#process.on('error', (error) => this.#end({ stack: error.message }));
    this.#process.on('close', () => this.#onClose());
    this.#readOutputs();
    this.#post({ type: 'setup', setup });
  }

  #readOutputs(): void {
    const budget = new Budget(MAX_BYTES_A_SECOND, 1_000);
    const read = (stream: Readable | null, onText: (text: string) => void) =>
      stream?.on('data', (output: Buffer) => {
        if (!budget.spend(output.length)) this.#end({ stack: 'the render worker writes too much' });
        onText(cutText(output.toString().trim()));
      });
    read(this.#process.stdout, (text) => this.#onOutput('info', text));
    read(this.#process.stderr, (text) => this.#onError(text));
  }

  /**
   * Starts a worker.
   * @param signal ends the start.
   * @throws {RenderFailure} when the composition's server code, or its process, does not start.
   */
  static async start(options: WorkerOptions, signal: AbortSignal): Promise<RenderWorker> {
    const worker = new RenderWorker(options, await startProcess(options));
    const kill = () => worker.#process.kill('SIGKILL');
    const late = setTimeout(kill, 10 * options.setup.timeoutMs);
    const listener = addAbortListener(signal, kill);
    await worker.#ready.promise.finally(() => {
      clearTimeout(late);
      listener[Symbol.dispose]();
    });
    worker.#watch();
    return worker;
  }

  /** How many renders are in flight. */
  get load(): number {
    return this.#renders.count;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  residentMb(): Promise<number> {
    return residentMb(this.#process.pid);
  }

  /** Resolves when the worker responds. */
  ping(): Promise<void> {
    const pong = new Promise<void>((resolve) => this.#pings.push(resolve));
    this.#post({ type: 'ping' });
    return pong;
  }

  /** @throws {RenderFailure} when it took too long, rejected, or the worker ended. */
  render(request: RenderRequest): Promise<RenderedPage> {
    if (this.#ended) return Promise.reject(this.#failure({ kind: 'lost' }));
    return this.#renders.add(request, (id) => this.#post({ type: 'render', id, request }));
  }

  /** Ends the worker at once; renders in flight are lost. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#process.kill('SIGKILL');
    await this.#closed.promise;
  }

  /** Ends the worker after its renders in flight. */
  async endWhenIdle(): Promise<void> {
    while (this.load > 0) await sleep(IDLE_CHECK_MS);
    await this.end();
  }

  get #timeoutMs(): number {
    return this.#options.setup.timeoutMs;
  }

  #watch(): void {
    this.#stopWatch = watchWorker({
      pid: this.#process.pid,
      ping: () => this.ping(),
      onCheck: () => {
        const { finished } = this.#renders;
        return () => this.#renders.forget(finished);
      },
      unresponsiveMs: this.#timeoutMs * UNRESPONSIVE_SHARE,
      memoryMb: this.#options.memoryMb,
      onFailure: (failure) => this.#interrupt(failure),
    });
  }

  #post(message: ToWorker): void {
    sendMessage(this.#pipe, message);
  }

  #onMessage(received: unknown): void {
    const { data: message, error } = fromWorkerSchema.safeParse(received);
    if (message) this.#receive(message);
    else this.#onInvalid(error);
  }

  #onInvalid({ message }: Error): void {
    this.#end({ stack: cutText(`a message of the render worker is not valid: ${message}`) });
  }

  #receive(message: FromWorker): void {
    if (message.type === 'ready') {
      this.#ready.resolve();
    } else if (message.type === 'result') {
      this.#renders.settle(message.id, message.result);
    } else if (message.type === 'threw') {
      const { id, stack } = message;
      this.#renders.settle(id, this.#failure({ kind: 'threw', stack }));
    } else if (message.type === 'ending') {
      this.#ending = message;
    } else if (message.type === 'log') {
      this.#log.write(message.level, message.fields, message.message);
    } else if (message.type === 'slow') {
      this.#renders.settle(message.id, this.#failure({ kind: 'slow' }));
    } else {
      this.#pings.shift()?.();
    }
  }

  #onOutput(level: 'info' | 'warn', output: string): void {
    this.#log.write(level, { output }, 'render worker output');
  }

  #onError(output: string): void {
    if (this.#watched) {
      const stack = cutText(`${this.#ending?.stack ?? ''}${output}`);
      this.#ending = { ...this.#ending, stack };
    } else this.#onOutput('warn', output);
  }

  /** Ends the process in a way that makes it print the stack of the running code. */
  #interrupt(failure: WorkerFailure): void {
    this.#watched ??= failure;
    this.#process.kill('SIGINT');
    setTimeout(() => this.#process.kill('SIGKILL'), INTERRUPT_MS);
  }

  #end(ending: Ending): void {
    this.#ending ??= ending;
    this.#process.kill('SIGKILL');
  }

  #onClose(): void {
    const { stack, page } = this.#ending ?? {};
    // Pages that were rendered since the watch's last check may have taken the memory too.
    const finished = this.#watched === 'memory' ? this.#renders.finished : [];
    const suspects = page ? [page] : [...this.#renders.pages, ...finished];
    const failure = this.#failure({ kind: 'lost', stack, suspects });
    this.#stopWatch();
    this.#closed.resolve();
    this.#ready.reject(failure);
    const byItself = !this.#ended;
    this.#ended = true;
    if (byItself) this.#options.onLost(failure);
    this.#renders.failAll(failure);
  }

  #failure(details: FailureDetails): RenderFailure {
    const app = appInStack(details.stack, this.#options.setup.options.site);
    return new RenderFailure({ ...details, app });
  }
}
