/**
 * The APIs that the gateway may call. A call goes to one that is ready; when it fails there, it is
 * repeated on another, if it may have no effect twice.
 */
import type { Log } from '../base/log.ts';
import {
  type ApiCall,
  type ApiResponse,
  ApiServer,
  type BufferedResponse,
  type StreamedCall,
  type UnreachableApi,
} from './api-server.ts';

/** Less than an API waits between its notice and its stop. */
const CHECK_MS = 1_000;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Nothing was sent. */
const NOT_CONNECTED = /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT/;

const mayRepeat = ({ method }: ApiCall, error: unknown) =>
  SAFE.has(method) || NOT_CONNECTED.test(String((error as UnreachableApi).code));

export class ApiServers {
  readonly #servers: readonly ApiServer[];
  readonly #log: Log;
  readonly #checkMs: number;
  readonly #reported = new Map<ApiServer, string>();
  #turn = 0;
  #failures = 0;
  #contentVersion = '';
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(origins: readonly string[], log: Log, checkMs = CHECK_MS) {
    this.#servers = origins.map((origin) => new ApiServer(origin));
    this.#log = log;
    this.#checkMs = checkMs;
  }

  /**
   * Changes whenever the content of an API does; empty before the first response. While two APIs have
   * different content it differs from both versions. Without any API it stays.
   */
  readonly contentVersion = (): string => this.#contentVersion;

  /** How many calls and checks have failed so far. */
  readonly failures = (): number => this.#failures;

  get states(): { origin: string; ready: boolean; reason?: string }[] {
    return this.#servers.map(({ origin, unreadyReason: reason }) =>
      reason === undefined ? { origin, ready: true } : { origin, ready: false, reason },
    );
  }

  /** Checks them all, again and again until `close`. */
  async start(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.check()));
    for (const server of this.#servers) this.#report(server);
    const versions = this.#servers
      .filter(({ unreadyReason }) => unreadyReason === undefined)
      .map(({ version }) => version);
    this.#failures += this.#servers.length - versions.length;
    if (versions.length > 0) this.#contentVersion = [...new Set(versions)].join(' ');
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), this.#checkMs);
  }

  async close(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#servers.map((server) => server.close()));
  }

  /** @throws {UnreachableApi} when no API responds, or when one that may have carried out the call breaks off. */
  call(call: StreamedCall): Promise<ApiResponse>;
  call(call: ApiCall): Promise<BufferedResponse>;
  async call(call: ApiCall): Promise<ApiResponse> {
    let failure: unknown;
    for (const server of this.#inTurn()) {
      try {
        return await server.call(call);
      } catch (error) {
        if (!mayRepeat(call, error)) throw error;
        failure = error;
      }
    }
    this.#failures += 1;
    throw failure;
  }

  /** Those that are ready first, another one each time. */
  #inTurn(): ApiServer[] {
    this.#turn = (this.#turn + 1) % this.#servers.length;
    const rotated = [...this.#servers.slice(this.#turn), ...this.#servers.slice(0, this.#turn)];
    return rotated.toSorted(
      (a, b) => Number(Boolean(a.unreadyReason)) - Number(Boolean(b.unreadyReason)),
    );
  }

  #report(server: ApiServer): void {
    const { origin, unreadyReason: reason } = server;
    const before = this.#reported.get(server);
    if (reason === before) return;
    if (reason === undefined) {
      this.#reported.delete(server);
      this.#log.info({ origin }, 'API is ready again');
    } else {
      this.#reported.set(server, reason);
      this.#log.warn({ origin, reason }, 'API is not ready');
    }
  }
}
