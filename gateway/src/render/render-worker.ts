/** A render worker as the gateway sees it: it renders with a timeout and reports the end of its process. */
import type { ChildProcess } from 'node:child_process';
import { addAbortListener } from 'node:events';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderRequest } from '@mall/contracts';
import { WindowCounter } from '../base/window-counter.ts';
import {
  cutText,
  type FromWorker,
  fromWorkerSchema,
  type RenderedPage,
  type RenderedUrl,
  type WorkerSetup,
} from './messages.ts';
import { appInStack, type FailureDetails, RenderFailure, releaseOf } from './render-failure.ts';
import { RendersInFlight } from './renders-in-flight.ts';
import type { RenderLog } from './worker-log.ts';
import { MAX_BYTES_A_SECOND, readMessages, sendMessage } from './worker-pipe.ts';
import {
  startWorkerProcess,
  type WorkerProcess,
  type WorkerProcessOptions,
} from './worker-process.ts';
import { residentMb, type WorkerFailure, WorkerWatch } from './worker-watch.ts';

export interface WorkerOptions extends Omit<WorkerProcessOptions, 'readable'> {
  setup: WorkerSetup;
  log: RenderLog;
  /** Called once after the start: when the process ends, before its renders reject, or is to be replaced. */
  onLost: (failure: RenderFailure) => void;
}

/** A worker that does not respond for this share of a render's timeout is ended. */
const UNRESPONSIVE_SHARE = 0.5;
/** A worker that has responded within this time counts as responding. */
const RESPONSIVE_MS = 2_000;
/**
 * Workers measure the timeout themselves, so a broken one might never report a slow render. After this
 * many timeouts it is ended; no ordinary render shares its process with that many others.
 */
const MAX_TIMEOUTS = 20;
/** A worker that has not started after this many timeouts is ended. */
const MAX_START_TIMEOUTS = 20;
/** How long an interrupted process may take to print its stack; a full heap makes it slow. */
const INTERRUPT_MS = 500;
const IDLE_CHECK_MS = 20;

interface Ending {
  stack: string;
  /** The page whose code ended the worker. */
  page?: RenderedUrl | undefined;
}

export class RenderWorker {
  readonly #options: WorkerOptions;
  readonly #process: ChildProcess;
  readonly #toWorker: Writable;
  readonly #renders = new RendersInFlight();
  readonly #written = new WindowCounter(1_000);
  readonly #reading = new WindowCounter(1_000);
  readonly #ready = Promise.withResolvers<void>();
  readonly #closed = Promise.withResolvers<void>();
  /** Known once the end of the process is certain. */
  #ending: Ending | undefined;
  #failure: WorkerFailure | undefined;
  readonly #watch: WorkerWatch;
  #hasStarted = false;
  #isLost = false;
  #isOpen = true;

  private constructor(options: WorkerOptions, { process, toWorker, fromWorker }: WorkerProcess) {
    const { setup, memoryMb } = options;
    this.#options = options;
    this.#process = process;
    this.#toWorker = toWorker;
    this.#watch = new WorkerWatch({
      pid: process.pid,
      onCheck: () => this.#onCheck(),
      unresponsiveMs: setup.timeoutMs * UNRESPONSIVE_SHARE,
      memoryMb,
      onFailure: (failure) => this.#interrupt(failure),
    });
    // The process has ended. It has its own event for that.
    toWorker.on('error', () => {});
    readMessages(
      fromWorker,
      (message) => this.#receive(fromWorkerSchema.parse(message)),
      ({ message }) => {
        this.#end({ stack: cutText(`a message of the render worker is not valid: ${message}`) });
      },
      {
        addBytes: (bytes) => this.#written.add(bytes),
        addMicroseconds: (microseconds) => this.#reading.add(microseconds),
      },
    );
    process.on('error', (error) => this.#end({ stack: error.message }));
    process.on('close', () => this.#onClose());
    this.#read(process.stdout, 'info');
    this.#read(process.stderr, 'warn');
    sendMessage(toWorker, { type: 'setup', setup });
  }

  /** Starts a worker until `signal` aborts. @throws {RenderFailure} when its code or process does not start. */
  static async start(options: WorkerOptions, signal: AbortSignal): Promise<RenderWorker> {
    const { shellEntry, timeoutMs, options: shell } = options.setup;
    const entries = [shellEntry, ...Object.values(shell.nodeEntries)];
    const readable = [options.workerFile, ...entries].map(dirname);
    const started = await startWorkerProcess({ ...options, readable }).catch((error: unknown) => {
      throw new RenderFailure({ kind: 'lost', stack: String(error) });
    });
    const worker = new RenderWorker(options, started);
    const late = AbortSignal.timeout(MAX_START_TIMEOUTS * timeoutMs);
    const listener = addAbortListener(AbortSignal.any([signal, late]), () =>
      worker.#process.kill('SIGKILL'),
    );
    await worker.#ready.promise.finally(() => listener[Symbol.dispose]());
    return worker;
  }

  get load(): number {
    return this.#renders.size;
  }

  /** Whether it may be given pages: it has not ended, and is not about to. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether it is to be replaced. */
  get isLost(): boolean {
    return this.#isLost;
  }

  get responds(): boolean {
    return this.#watch.silentMs < RESPONSIVE_MS;
  }

  residentMb(): Promise<number> {
    return residentMb(this.#process.pid);
  }

  render(request: RenderRequest): Promise<RenderedPage> {
    if (!this.#isOpen) return Promise.reject(this.#failed({ kind: 'lost' }));
    return this.#renders.add(request, (id) =>
      sendMessage(this.#toWorker, { type: 'render', id, request }),
    );
  }

  /** Has the worker replaced. It renders until its successor has started. */
  lose(failure: RenderFailure): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#options.onLost(failure);
  }

  async end(): Promise<void> {
    this.#isLost = true;
    this.#isOpen = false;
    this.#process.kill('SIGKILL');
    await this.#closed.promise;
  }

  async endWhenIdle(): Promise<void> {
    this.#isOpen = false;
    while (this.load > 0) await sleep(IDLE_CHECK_MS);
    await this.end();
  }

  #onReady(): void {
    this.#hasStarted = true;
    this.#watch.respond();
    this.#ready.resolve();
  }

  #onCheck(): () => void {
    const page = this.#renders.lateAfter(MAX_TIMEOUTS * this.#options.setup.timeoutMs);
    if (page) this.#end({ stack: 'a render has neither a result nor an error', page });
    const { length } = this.#renders.finished;
    return () => this.#renders.forget(length);
  }

  #receive(message: FromWorker): void {
    if (message.type === 'result') {
      this.#renders.settle(message.id, message.result);
    } else if (message.type === 'alive') {
      this.#watch.respond();
    } else if (message.type === 'threw') {
      const { id, stack } = message;
      this.#renders.settle(id, this.#failed({ kind: 'threw', stack }));
    } else if (message.type === 'slow') {
      this.#renders.settle(message.id, this.#failed({ kind: 'slow' }));
    } else if (message.type === 'log') {
      const { level, fields } = message;
      const app = fields.app ?? this.#appIn(fields.stack as string | undefined);
      const release = fields.release ?? releaseOf(app, this.#options.setup.options.site);
      this.#options.log(level, { ...fields, app, release }, message.message);
    } else if (message.type === 'ending') {
      this.#ending = message;
    } else {
      this.#onReady();
    }
  }

  #read(stream: Readable | null, level: 'info' | 'warn'): void {
    stream?.on('data', (bytes: Buffer) => {
      const total = this.#written.add(bytes.length);
      if (total > MAX_BYTES_A_SECOND) this.#end({ stack: 'the render worker writes too much' });
      const output = cutText(bytes.toString().trim());
      const isStack = level === 'warn' && this.#failure;
      if (!isStack) return this.#options.log(level, { output }, 'render worker output');
      const stack = cutText(`${this.#ending?.stack ?? ''}${output}`);
      this.#ending = { ...this.#ending, stack };
    });
  }

  /** Ends the process in a way that makes it print the stack of the running code. */
  #interrupt(failure: WorkerFailure): void {
    this.#failure ??= failure;
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
    const finished = this.#failure === 'memory' ? this.#renders.finished : [];
    const suspects = page ? [page] : [...this.#renders.pages, ...finished];
    const failure = this.#failed({ kind: 'lost', stack, suspects });
    this.#watch.end();
    this.#isOpen = false;
    this.#closed.resolve();
    this.#ready.reject(failure);
    if (this.#hasStarted) this.lose(failure);
    this.#renders.failAll(failure);
  }

  #failed(details: FailureDetails): RenderFailure {
    return new RenderFailure({ ...details, app: this.#appIn(details.stack) });
  }

  #appIn(stack: string | undefined): string | undefined {
    return appInStack(stack, this.#options.setup.options.site);
  }
}
