/** One API: calls to it, and whether it is ready for them. */
import type { Readable } from 'node:stream';
import { API_READINESS_PATH, readinessSchema } from '@mall/contracts';
import { Pool } from 'undici';
import { endToEndHeaders, type Headers } from './end-to-end-headers.ts';

export interface ApiCall {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  body?: Buffer | undefined;
  /** The longest wait for the answer, and for each further part of it. */
  timeoutMs?: number;
}

/** A call whose answer is passed on as it comes: to HEAD, a large one, or one of unknown length. */
export interface StreamedCall extends ApiCall {
  mayStream: true;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer | Readable;
}

/** An answer that came whole. */
export interface BufferedResponse extends ApiResponse {
  body: Buffer;
}

/** No whole answer came; the readiness of the API is logged. `code` is that of the cause. */
export class UnreachableApi extends Error {
  readonly code: unknown;

  constructor(cause: unknown) {
    super(`no API answered: ${messageOf(cause)}`, { cause });
    this.code = (cause as NodeJS.ErrnoException).code;
  }
}

const CONNECTIONS = 128;
const CONNECT_TIMEOUT_MS = 2_000;
/** Longer than the API takes at most for an image. */
const ANSWER_TIMEOUT_MS = 25_000;
const READINESS_TIMEOUT_MS = 2_000;
/** Larger files, such as videos, are passed on as they come. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

const isSmall = ({ headers }: Pick<ApiResponse, 'headers'>) =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= MAX_BUFFERED_BYTES;

export class ApiServer {
  readonly origin: string;
  readonly #pool: Pool;
  /** Why it is not ready; undefined while it is. */
  #fault: string | undefined = 'not asked yet';
  #version = '';

  constructor(origin: string) {
    this.origin = origin;
    this.#pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
    });
  }

  get fault(): string | undefined {
    return this.#fault;
  }

  /** Version of its content when it was last ready. */
  get version(): string {
    return this.#version;
  }

  /** @throws {UnreachableApi} when no whole answer comes; until it is ready again, others are preferred. */
  call(call: StreamedCall): Promise<ApiResponse>;
  call(call: ApiCall): Promise<BufferedResponse>;
  async call(call: ApiCall & Partial<StreamedCall>): Promise<ApiResponse> {
    const { method, path, headers, body, mayStream, timeoutMs = ANSWER_TIMEOUT_MS } = call;
    const { host: _host, 'content-length': _length, ...sent } = headers;
    const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    const options = { method, path, headers: sent, body: body ?? null, ...timeouts };
    try {
      const response = await this.#pool.request(options as Parameters<Pool['request']>[0]);
      const answer = {
        status: response.statusCode,
        headers: endToEndHeaders(response.headers),
        body: response.body,
      };
      if (mayStream && (method === 'HEAD' || !isSmall(answer))) return answer;
      return { ...answer, body: Buffer.from(await response.body.arrayBuffer()) };
    } catch (error) {
      this.#fault = messageOf(error);
      throw new UnreachableApi(error);
    }
  }

  /** Asks whether it is ready: with content, and not about to stop. */
  async check(): Promise<void> {
    try {
      const response = await fetch(`${this.origin}/api${API_READINESS_PATH}`, {
        signal: AbortSignal.timeout(READINESS_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`${API_READINESS_PATH} answered ${response.status}`);
      this.#version = readinessSchema.parse(await response.json()).data.version;
      this.#fault = undefined;
    } catch (error) {
      this.#fault = messageOf(error);
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/**
 * The message of the innermost cause: `fetch failed` says nothing, and neither does the error of a host
 * whose several addresses all refuse.
 */
function messageOf(error: unknown): string {
  const { message, cause, errors } = error as Partial<AggregateError>;
  if (cause) return messageOf(cause);
  return errors ? errors.map(messageOf).join('; ') : String(message);
}
