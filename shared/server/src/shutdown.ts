/** Graceful shutdown: on a signal or the parent's end, and without losing a request. */
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface CloseOptions {
  /** After this time the process exits with 1 although `close` has not resolved. */
  timeoutMs: number;
  onError?: (error: unknown) => void;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs `close` once on SIGTERM, SIGINT, SIGHUP or the parent's end, then exits: with 0, or with 1
 * when `close` rejects. Further signals are ignored: from a terminal Ctrl-C reaches each process of
 * the group, and the parent sends another signal.
 */
export function closeOnSignal(
  close: () => Promise<void>,
  { timeoutMs, onError }: CloseOptions,
): void {
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      onError?.(error);
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) process.on(signal, end);
  if (!process.connected) return;
  process.once('disconnect', end);
  // Waiting for the parent must not keep this process running.
  process.channel?.unref();
}

export interface DrainTimes {
  /** How long the server keeps listening, so that load balancers notice the stop and use another one. */
  noticeMs: number;
  /** How long clients may then send one last request on open connections. */
  lingerMs: number;
  finishMs: number;
}

const TIMES: DrainTimes = { noticeMs: 1_500, lingerMs: 1_500, finishMs: 1_000 };
/** For `npm start`, where no load balancer could use another server. */
const TIMES_ALONE: DrainTimes = { noticeMs: 0, lingerMs: 300, finishMs: 1_000 };
const POLL_MS = 20;

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) =>
    server.getConnections((error, count) => resolve(error ? 0 : count)),
  );

async function untilUnconnected(server: Server, maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  while (performance.now() < end && (await connectionsOf(server)) > 0) await sleep(POLL_MS);
}

/**
 * Ends listening by closing another server on the same handle: `server.close` would end idle connections,
 * on which a request may be on its way.
 */
function stopListening(server: Server): void {
  if (server.listening) createServer().listen(server).close();
}

export class Drain {
  readonly #times: DrainTimes;
  #started = false;

  constructor(times = process.connected ? TIMES_ALONE : TIMES) {
    this.#times = times;
  }

  /** Whether the server is about to stop; readiness checks return 503 then. */
  get started(): boolean {
    return this.#started;
  }

  /** Resolves once the server no longer listens and no client uses it; at once without connections. */
  async run(server: Server): Promise<void> {
    const { noticeMs, lingerMs, finishMs } = this.#times;
    this.#started = true;
    await untilUnconnected(server, noticeMs);
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    stopListening(server);
    await untilUnconnected(server, lingerMs);
    server.close();
    setTimeout(() => server.closeAllConnections(), finishMs).unref();
  }
}
