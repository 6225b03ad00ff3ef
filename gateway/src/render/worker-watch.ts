/** Watches the process of a render worker from outside: its resident memory, and whether it responds. */
import { readFile } from 'node:fs/promises';

const CHECK_MS = 100;

export type WorkerFailure = 'blocked' | 'memory';

export interface WatchOptions {
  pid: number | undefined;
  unresponsiveMs: number;
  memoryMb: number;
  /** Called before the memory is read; the function that it returns when that is not too much. */
  onCheck: () => () => void;
  onFailure: (failure: WorkerFailure) => void;
}

const readProcess = (pid: number | undefined, file: string) =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** Resident memory in MB; 0 where the system has no `/proc`. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readProcess(pid, 'status');
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** How long the main thread has waited for a processor, in milliseconds; 0 where that is unknown. */
async function queuedMs(pid: number | undefined): Promise<number> {
  const [, queuedNs = 0] = (await readProcess(pid, 'schedstat')).split(' ');
  return Number(queuedNs) / 1e6;
}

export class WorkerWatch {
  readonly #options: WatchOptions;
  readonly #timer = setInterval(() => this.#check(), CHECK_MS);
  /**
   * Since the last response, in checks: a gateway that is busy itself makes none. Before the first one,
   * a worker loads its code, which may block it for long.
   */
  #silentMs = Number.NEGATIVE_INFINITY;
  #queuedMs = 0;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  get silentMs(): number {
    return this.#silentMs;
  }

  respond(): void {
    this.#silentMs = 0;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    const { pid, memoryMb, unresponsiveMs, onCheck } = this.#options;
    const pass = onCheck();
    const [memory, queued] = await Promise.all([residentMb(pid), queuedMs(pid)]);
    if (memory > memoryMb) return this.#fail('memory');
    pass();
    // On an overloaded machine a worker waits for its turn although nothing blocks it.
    this.#silentMs += Math.max(0, CHECK_MS - (queued - this.#queuedMs));
    this.#queuedMs = queued;
    if (this.#silentMs > unresponsiveMs) this.#fail('blocked');
  }

  #fail(failure: WorkerFailure): void {
    this.end();
    this.#options.onFailure(failure);
  }
}
