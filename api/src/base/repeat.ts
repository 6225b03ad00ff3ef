/** Work that this process does again and again. */
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work`, which never fails, after each pause.
 * @returns a function that stops it; its promise resolves once a run that has begun is over.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  pauseMs: number,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (await sleep(pauseMs, true, { signal }).catch(() => false)) await work(signal);
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
