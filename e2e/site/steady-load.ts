/** Visitors who go on coming: a steady stream of requests, each response counted. */
export interface Load {
  /** Ends the stream; returns how many responses came and what went wrong. */
  stop(): Promise<{ responses: number; failures: string[] }>;
}

/** A limit for what hangs, not a measure of speed. */
const MAX_WAIT_MS = 60_000;

/** @param perSecond requests a second, spread evenly and taking the paths in turn. */
export function steadyLoad(origin: string, paths: readonly string[], perSecond: number): Load {
  const pending: Promise<void>[] = [];
  const failures: string[] = [];
  let responses = 0;
  const ask = async (path: string) => {
    try {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
      const text = await response.text();
      responses += 1;
      if (response.status !== 200) failures.push(`${path} status ${response.status}`);
      if (!text.includes('</html>')) failures.push(`${path} was cut`);
    } catch (error) {
      failures.push(`${path}: ${String(error)}`);
    }
  };
  let turn = 0;
  const timer = setInterval(() => {
    const path = paths[turn++ % paths.length];
    if (path) pending.push(ask(path));
  }, 1_000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return { responses, failures };
    },
  };
}
