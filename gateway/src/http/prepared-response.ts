/** A response prepared once and sent to many clients. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNotModified } from '@mall/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  type Effort,
  type EncodedBody,
  type Encoding,
  encodeFor,
  isEncodedFor,
} from '../encoding/encoded-body.ts';

const LENGTH = 22;

/** Weak, because all encodings of a body share it (RFC 9110, 8.8.1). */
export function weakTagOf(bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, LENGTH);
  return `W/"${digest}"`;
}

export interface ResponseParts {
  status: number;
  /** Names in lower case. A `vary` is completed. */
  headers: ResponseHeaders;
  body: EncodedBody;
  /** Of its compression, for each encoding when it is first asked for; left out: none. */
  effort?: Effort | undefined;
}

type ResponseHeaders = Readonly<Record<string, string | string[]>>;

/** Names and values in turn, as `writeHead` takes them. */
type HeaderList = string[];

/** Fields that a 304 leaves out (RFC 9110, 15.4.5). */
const OF_CONTENT = /^content-(?!security-policy|location)/;

const listOf = (headers: ResponseHeaders): HeaderList =>
  Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => [name, value]),
  );

export class PreparedResponse {
  readonly #status: number;
  readonly #headers: ResponseHeaders;
  readonly #etag: string | undefined;
  readonly #body: EncodedBody;
  readonly #effort: Effort | undefined;
  readonly #lists = new Map<Encoding, HeaderList>();
  #notModified: HeaderList | undefined;

  constructor({ status, headers, body, effort }: ResponseParts) {
    const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
    this.#status = status;
    this.#headers = { ...headers, vary };
    this.#etag = headers.etag as string | undefined;
    this.#body = body;
    this.#effort = effort;
  }

  /** Memory that it takes, in bytes, estimated: compressed bodies, made later, are a third of it. */
  get bytes(): number {
    const { identity = Buffer.alloc(0) } = this.#body;
    return Math.ceil((this.#effort ? 1.4 : 1) * identity.length) + 1_000;
  }

  isEncodedFor(acceptEncoding: string | undefined): boolean {
    return !this.#effort || isEncodedFor(this.#body, acceptEncoding);
  }

  /** Encodes the body as the client prefers it. Concurrent calls share the work. */
  async encodeFor(acceptEncoding: string | undefined): Promise<void> {
    if (this.#effort) await encodeFor(this.#body, acceptEncoding, this.#effort);
  }

  /** Sends it to a GET, HEAD or POST. @returns the status. */
  send({ method, headers }: IncomingMessage, response: ServerResponse): number {
    if (this.#status === 200 && isNotModified(headers, this.#etag)) {
      this.#notModified ??= listOf(
        Object.fromEntries(
          Object.entries(this.#headers).filter(([name]) => !OF_CONTENT.test(name)),
        ),
      );
      response.writeHead(304, this.#notModified).end();
      return 304;
    }
    const encoding = chooseEncoding(headers['accept-encoding'], this.#body);
    response.writeHead(this.#status, this.#listFor(encoding));
    response.end(method === 'HEAD' ? undefined : this.#body[encoding]);
    return this.#status;
  }

  #listFor(encoding: Encoding): HeaderList {
    const known = this.#lists.get(encoding);
    if (known) return known;
    const hasBody = this.#status !== 204 && this.#status !== 304;
    const list = listOf({
      ...this.#headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(hasBody && { 'content-length': String(this.#body[encoding]?.length ?? 0) }),
    });
    this.#lists.set(encoding, list);
    return list;
  }
}

export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedResponse,
): Promise<FastifyReply> {
  await prepared.encodeFor(request.headers['accept-encoding']);
  // Before `hijack`, so that an error is still an error of the route.
  prepared.send(request.raw, reply.raw);
  return reply.hijack();
}
