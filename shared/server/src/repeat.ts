import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work`, which never fails, at once and again after each pause; two runs never overlap.
 * @returns a function that stops it; its promise resolves once a run that has begun is over.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  pauseMs: number,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    do await work(signal);
    while (await sleep(pauseMs, true, { signal }).catch(() => false));
  };
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
