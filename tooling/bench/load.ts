/** Asks a server for pages that it has to make. */
import autocannon from 'autocannon';
import { TaskError } from '../repository.ts';
import { cpuSeconds } from './cpu-time.ts';

export interface Load {
  url: string;
  /** The process of the server. */
  pid: number;
  connections: number;
  seconds: number;
  /** So many requests instead of seconds. */
  amount?: number;
  /** Makes the path of each request; the URL's own when left out. */
  nextPath?: () => string;
}

export interface LoadResult {
  seconds: number;
  /** Of the server's processor; 0 where it is not known. */
  cpuSeconds: number;
  p99Ms: number;
}

/** What the site's visitors send. */
const HEADERS = { 'accept-encoding': 'br' };

/** @throws {TaskError} when an answer is no success. */
export async function putUnderLoad(load: Load): Promise<LoadResult> {
  const { url, pid, connections, seconds, amount, nextPath } = load;
  const before = cpuSeconds(pid);
  const start = performance.now();
  let end = start;
  const result = await autocannon({
    ...{ url, connections, duration: seconds, headers: HEADERS },
    ...(amount ? { amount } : {}),
    ...(nextPath
      ? { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }
      : {}),
    // Its own duration is in whole seconds.
    setupClient: (client) =>
      client.on('response', () => {
        end = performance.now();
      }),
  });
  const cpu = cpuSeconds(pid) - before;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new TaskError(`${url}: ${failed} of ${result.requests.total} failed`);
  return { seconds: (end - start) / 1_000, cpuSeconds: cpu, p99Ms: result.latency.p99 };
}
