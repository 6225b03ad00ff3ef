/**
 * The APIs that the gateway may call: a ready one that fits the live releases first, then others when the
 * call may be repeated.
 */
import type { Release } from '@mall/contracts';
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
  readonly #checkMs: number;
  #turn = 0;
  #failures = 0;
  #contentVersion = '';
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param liveReleases those whose contracts the APIs are compared with. */
  constructor(
    origins: readonly string[],
    log: Log,
    liveReleases: () => readonly Release[],
    checkMs = CHECK_MS,
  ) {
    this.#servers = origins.map((origin) => new ApiServer(origin, log, liveReleases));
    this.#checkMs = checkMs;
  }

  /** Changes with the content of any API; empty before the first response, unchanged while none responds. */
  readonly contentVersion = (): string => this.#contentVersion;

  /** Whether none is ready. */
  readonly areAway = (): boolean => this.#servers.every(({ unreadyReason }) => unreadyReason);

  /** How many calls and checks have failed so far. */
  readonly failures = (): number => this.#failures;

  /** `breaks`: what it does not serve of the live releases. */
  get states(): { origin: string; ready: boolean; reason?: string; breaks?: readonly string[] }[] {
    return this.#servers.map(({ origin, unreadyReason: reason, breaks }) => {
      const state = reason === undefined ? { ready: true } : { ready: false, reason };
      return { origin, ...state, ...(breaks.length > 0 && { breaks }) };
    });
  }

  /** Checks them all, again and again until `close`. */
  async start(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.check()));
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

  /** Those that are ready and fit the live releases first, another one each time. */
  #inTurn(): ApiServer[] {
    this.#turn = (this.#turn + 1) % this.#servers.length;
    const rotated = [...this.#servers.slice(this.#turn), ...this.#servers.slice(0, this.#turn)];
    const rank = ({ unreadyReason, breaks }: ApiServer) =>
      2 * Number(Boolean(unreadyReason)) + Number(breaks.length > 0);
    return rotated.toSorted((a, b) => rank(a) - rank(b));
  }
}
