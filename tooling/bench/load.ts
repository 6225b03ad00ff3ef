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

/** Longer than any work takes. */
const MAX_SECONDS = 3_600;

export interface LoadResult {
  seconds: number;
  /** Of the server's processor; 0 where it is not known. */
  cpuSeconds: number;
  p99Ms: number;
}

export interface SteadyLoad {
  url: string;
  /** Asked for in turn. */
  paths: readonly string[];
  perSecond: number;
}

/** What the site's visitors send. */
const HEADERS = { 'accept-encoding': 'br' };

function refuseFailures(url: string, { non2xx, errors, timeouts, requests }: autocannon.Result) {
  const failed = non2xx + errors + timeouts;
  if (failed > 0) throw new TaskError(`${url}: ${failed} of ${requests.total} failed`);
}

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
  refuseFailures(url, result);
  return { seconds: (end - start) / 1_000, cpuSeconds: cpu, p99Ms: result.latency.p99 };
}

/** Asks as long as `work` runs. @throws {TaskError} when an answer is no success. */
export async function whileUnderLoad(load: SteadyLoad, work: () => Promise<void>): Promise<void> {
  const { url, paths, perSecond } = load;
  const requests = paths.map((path) => ({ path }));
  const options = {
    ...{ url, requests, headers: HEADERS },
    ...{ overallRate: perSecond, duration: MAX_SECONDS },
  };
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const asking = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  await work().finally(() => asking.stop());
  refuseFailures(url, await promise);
}
