/** Watches the process of a render worker from outside: whether it answers, and its resident memory. */
import { readFile } from 'node:fs/promises';

const CHECK_MS = 250;

/** What is wrong with a worker: it does not answer, or it takes too much memory. */
export type Fault = 'blocked' | 'memory';

export interface WatchOptions {
  pid: number | undefined;
  ping: () => Promise<void>;
  /** A worker that has not answered for so long is blocked. */
  unresponsiveMs: number;
  memoryMb: number;
  /** Called before the memory is read; the function that it returns when that is not too much. */
  onCheck: () => () => void;
  /** Called once. */
  onFault: (fault: Fault) => void;
}

/** Resident memory in MB; 0 where the system has no `/proc`. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** @returns a function that ends the watch. */
export function watchWorker(options: WatchOptions): () => void {
  const { pid, ping, unresponsiveMs, memoryMb, onCheck, onFault } = options;
  let pingedAt: number | undefined;

  const end = (fault: Fault) => {
    clearInterval(timer);
    onFault(fault);
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
