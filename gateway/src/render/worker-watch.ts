/** Watches the process of a render worker from outside: whether it responds, and its resident memory. */
import { readFile } from 'node:fs/promises';

const CHECK_MS = 250;

/** What is wrong with a worker: it does not respond, or it takes too much memory. */
export type WorkerFailure = 'blocked' | 'memory';

export interface WatchOptions {
  pid: number | undefined;
  ping: () => Promise<void>;
  /** A worker that has not responded for this long is blocked. */
  unresponsiveMs: number;
  memoryMb: number;
  /** Called before the memory is read; the function that it returns when that is not too much. */
  onCheck: () => () => void;
  /** Called once. */
  onFailure: (failure: WorkerFailure) => void;
}

/** Resident memory in MB; 0 where the system has no `/proc`. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** @returns a function that ends the watch. */
export function watchWorker(options: WatchOptions): () => void {
  const { pid, ping, unresponsiveMs, memoryMb, onCheck, onFailure } = options;
  let pingedAt: number | undefined;

  const end = (failure: WorkerFailure) => {
    clearInterval(timer);
    onFailure(failure);
  };
  async function check(): Promise<void> {
    const pass = onCheck();
    if ((await residentMb(pid)) > memoryMb) return end('memory');
    pass();
    if (pingedAt !== undefined && performance.now() - pingedAt > unresponsiveMs) end('blocked');
    if (pingedAt !== undefined) return;
    pingedAt = performance.now();
    await ping();
    pingedAt = undefined;
  }
  const timer = setInterval(check, CHECK_MS);
  return () => clearInterval(timer);
}
