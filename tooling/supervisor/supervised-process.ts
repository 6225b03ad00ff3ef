/** A process that is restarted, after a growing pause, whenever it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type BackOffLimits, backOffMs } from '@mall/server';
import { endProcess } from './end-process.ts';

/** Exit code of a process that cannot run with its settings; a restart would not help. */
const BAD_SETTINGS = 2;

export interface BackOffTimes extends BackOffLimits {
  /** After running this long, a process starts over with the first pause. */
  soundMs: number;
}

const BACK_OFF: BackOffTimes = { firstMs: 250, maxMs: 10_000, soundMs: 30_000 };

export interface ProcessSpec {
  name: string;
  /** A script that Node runs; it sends `{ type: 'ready' }` to its parent and ends when that is gone. */
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export interface ProcessEvents {
  onReady: () => void;
  onOutput: (line: string) => void;
  onLine: (line: string) => void;
  onFatal: (exitCode: number) => void;
  onStart: () => void;
}

export class SupervisedProcess {
  readonly #spec: ProcessSpec;
  readonly #events: ProcessEvents;
  readonly #backOff: BackOffTimes;
  #deaths = 0;
  #child: ChildProcess | undefined;
  #nextStart: NodeJS.Timeout | undefined;
  #wasReady = false;
  #stopping = false;
  #restarting: Promise<void> | undefined;
  #isOver = false;

  constructor(spec: ProcessSpec, events: ProcessEvents, backOff = BACK_OFF) {
    this.#spec = spec;
    this.#events = events;
    this.#backOff = backOff;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends it for good. */
  async stop(graceMs: number): Promise<void> {
    this.#isOver = true;
    await this.#end(graceMs);
  }

  /** One start is enough for all who ask while the process ends. */
  restart(graceMs: number): Promise<void> {
    this.#restarting ??= this.#end(graceMs).then(() => {
      this.#restarting = undefined;
      this.#stopping = false;
      if (!this.#isOver) this.start();
    });
    return this.#restarting;
  }

  /** Sends a message; the process reports that it is ready once it has handled it, or has started anew. */
  send(message: object): void {
    if (this.#child?.connected) this.#child.send(message);
  }

  start(): void {
    const { name, script, cwd, env } = this.#spec;
    const startedAt = performance.now();
    // Options such as --import apply to the whole site.
    const child = spawn(process.execPath, [...process.execArgv, script], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', this.#events.onOutput);
    }
    child.on('message', (message) => this.#onMessage(message));
    child.on('error', (error) => this.#events.onLine(`${name}: ${error.message}`));
    child.once('exit', (code, signal) => this.#onExit(code, signal, performance.now() - startedAt));
    this.#events.onStart();
  }

  async #end(graceMs: number): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#nextStart);
    if (this.#child) await endProcess(this.#child, graceMs);
  }

  #onMessage(message: unknown): void {
    const isReady =
      typeof message === 'object' &&
      message !== null &&
      'type' in message &&
      message.type === 'ready';
    if (!isReady || this.#stopping) return;
    this.#wasReady = true;
    this.#events.onReady();
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null, livedMs: number): void {
    const { name } = this.#spec;
    if (this.#stopping) return;
    if (code === BAD_SETTINGS && !this.#wasReady) {
      this.#events.onFatal(code);
      return;
    }
    this.#deaths = livedMs < this.#backOff.soundMs ? this.#deaths + 1 : 1;
    const wait = backOffMs(this.#deaths, this.#backOff);
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    this.#events.onLine(`${name} ${how}; starting it again in ${wait} ms`);
    this.#nextStart = setTimeout(() => this.start(), wait);
  }
}
