/** One API: calls to it, and whether it is ready for them. */
import type { Readable } from 'node:stream';
import {
  API_CONTRACT_PATH,
  API_READINESS_PATH,
  type Contract,
  contractSchema,
  envelope,
  type Release,
  readinessSchema,
  releaseBreaks,
} from '@mall/contracts';
import { Pool } from 'undici';
import type { Log } from '../base/log.ts';
import { endToEndHeaders, type Headers } from './end-to-end-headers.ts';

type LiveReleases = () => readonly Release[];

export interface ApiCall {
  method: string;
  path: string;
  headers: Headers;
  body?: Buffer | undefined;
  /** The longest wait for the response, and for each further part of it. */
  timeoutMs?: number;
}

/** A call whose response is streamed when it is large, of unknown length, or to a HEAD. */
export interface StreamedCall extends ApiCall {
  mayStream: true;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | Readable;
}

export interface BufferedResponse extends ApiResponse {
  body: Buffer;
}

/** No complete response came. `code` is that of the cause. */
export class UnreachableApi extends Error {
  readonly statusCode = 503;
  readonly code: unknown;

  constructor(cause: unknown) {
    super(`no API responded: ${messageOf(cause)}`, { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

const CONNECTIONS = 128;
const CONNECT_TIMEOUT_MS = 2_000;
/** Longer than the API takes at most for an image. */
const RESPONSE_TIMEOUT_MS = 25_000;
const READINESS_TIMEOUT_MS = 2_000;
/** Larger files, such as videos, are passed on as they come. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

const isSmall = ({ headers }: Pick<ApiResponse, 'headers'>) =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= MAX_BUFFERED_BYTES;

/** Basic authentication from the user part of a URL; none without one. */
function authorizationOf({ username, password }: URL): Record<string, string> {
  if (!username) return {};
  const user = [username, password].map(decodeURIComponent).join(':');
  return { authorization: `Basic ${Buffer.from(user).toString('base64')}` };
}

export class ApiServer {
  /** Without the user part, so that no log or error holds it. */
  readonly origin: string;
  readonly #authorization: Record<string, string>;
  readonly #pool: Pool;
  /** Apart, because a client that reads slowly holds its connection as long as it likes. */
  readonly #streams: Pool;
  readonly #log: Log;
  readonly #liveReleases: LiveReleases;
  /** Why it is not ready; undefined while it is. */
  unreadyReason: string | undefined = 'not asked yet';
  /** Of its content when it was last ready. */
  version = '';
  /** What it serves; undefined for an API of older sources. */
  #contract: Contract | undefined;
  #compared: { contract?: Contract | undefined; releases?: readonly Release[] } = {};
  /** What it does not serve of the live releases, by release, call or form, and field. */
  breaks: readonly string[] = [];
  #contractId: string | undefined;
  #reported: string | undefined;

  /** @param url an origin, with the user of a server that asks for one: `https://user:password@staging.example`. */
  constructor(url: string, log: Log, liveReleases: LiveReleases) {
    this.origin = new URL(url).origin;
    this.#authorization = authorizationOf(new URL(url));
    this.#log = log;
    this.#liveReleases = liveReleases;
    const options = { connections: CONNECTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } };
    this.#pool = new Pool(this.origin, options);
    this.#streams = new Pool(this.origin, options);
  }

  /** @throws {UnreachableApi} when no complete response comes; others are preferred until it is ready again. */
  call(call: StreamedCall): Promise<ApiResponse>;
  call(call: ApiCall): Promise<BufferedResponse>;
  async call(call: ApiCall & Partial<StreamedCall>): Promise<ApiResponse> {
    const { method, path, headers, body, mayStream, timeoutMs = RESPONSE_TIMEOUT_MS } = call;
    const { host: _host, 'content-length': _length, ...sent } = headers;
    const own = { ...sent, ...this.#authorization };
    // The pool's own timer for the response begins once the call has a connection.
    const waiting = new AbortController();
    const late = () => waiting.abort(new Error(`no response within ${timeoutMs} ms`));
    const timer = setTimeout(late, timeoutMs);
    const options = {
      ...{ method, path, headers: own, body: body ?? null },
      ...{ bodyTimeout: timeoutMs, signal: waiting.signal },
    };
    try {
      const received = await (mayStream ? this.#streams : this.#pool)
        .request(options as Parameters<Pool['request']>[0])
        .finally(() => clearTimeout(timer));
      const response = {
        status: received.statusCode,
        headers: endToEndHeaders(received.headers),
        body: received.body,
      };
      if (mayStream && (method === 'HEAD' || !isSmall(response))) return response;
      return { ...response, body: Buffer.from(await received.body.arrayBuffer()) };
    } catch (error) {
      this.unreadyReason = messageOf(error);
      throw new UnreachableApi(error);
    }
  }

  /** Asks whether it is ready: with content, and not about to stop. */
  async check(): Promise<void> {
    try {
      const { version, contract } = readinessSchema.parse(
        await this.#read(API_READINESS_PATH),
      ).data;
      await this.#updateContract(contract);
      this.version = version;
      this.unreadyReason = undefined;
    } catch (error) {
      this.unreadyReason = messageOf(error);
    }
    this.#compareContract();
    this.#report();
  }

  /** @throws {Error} for any other response than 200. */
  async #read(path: string): Promise<unknown> {
    const response = await fetch(`${this.origin}/api${path}`, {
      headers: this.#authorization,
      signal: AbortSignal.timeout(READINESS_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return response.json();
  }

  /** An API that has started anew may have another contract. */
  async #updateContract(id: string | undefined): Promise<void> {
    if (id === this.#contractId) return;
    const parse = (body: unknown) => envelope(contractSchema).parse(body).data;
    this.#contract = id === undefined ? undefined : parse(await this.#read(API_CONTRACT_PATH));
    this.#contractId = id;
  }

  /** Compares its contract with the live releases when one of them has changed; logs what does not fit, or does again. */
  #compareContract(): void {
    const [contract, releases] = [this.#contract, this.#liveReleases()];
    if (contract === this.#compared.contract && releases === this.#compared.releases) return;
    this.#compared = { contract, releases };
    const { origin, breaks: before } = this;
    const breaks = contract ? releases.flatMap((each) => releaseBreaks(each, contract)) : [];
    this.breaks = breaks;
    if (!contract || String(before) === String(breaks)) return;
    if (breaks.length === 0) this.#log.info({ origin }, 'API fits the live releases again');
    else this.#log.error({ origin, breaks }, 'API does not fit the live releases');
  }

  /** Logs a change, once. */
  #report(): void {
    const { origin, unreadyReason: reason } = this;
    if (reason === this.#reported) return;
    this.#reported = reason;
    if (reason === undefined) this.#log.info({ origin }, 'API is ready again');
    else this.#log.warn({ origin, reason }, 'API is not ready');
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#streams.destroy()]);
  }
}

/** The message of the innermost cause: `fetch failed` explains nothing. */
function messageOf(error: unknown): string {
  const { message, cause, errors } = error as Partial<AggregateError>;
  if (cause) return messageOf(cause);
  return errors ? errors.map(messageOf).join('; ') : String(message);
}
