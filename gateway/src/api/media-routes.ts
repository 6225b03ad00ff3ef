/** `/media/…`: images that the API serves; cacheable ones are then served from memory. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PreparedSource } from '../http/fast-path.ts';
import { type PreparedResponse, sendPrepared } from '../http/prepared-response.ts';
import {
  cacheRuleOf,
  type Headers,
  isBuffered,
  prepareResponse,
  unavailable,
} from './api-response.ts';
import { callOf } from './api-routes.ts';
import type { ApiResponse } from './api-server.ts';
import type { ApiServers } from './api-servers.ts';

const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

/** For how many seconds a shared cache may store a response (RFC 9111). */
export function maxAgeSeconds(cacheControl: string | undefined): number {
  if (!cacheControl || /no-store|private|no-cache/.test(cacheControl)) return 0;
  const found = /s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl);
  return Number(found?.[1] ?? 0);
}

function storableMs({ status, headers }: ApiResponse): number {
  if (status !== 200 || headers['content-encoding'] || headers['set-cookie']) return 0;
  return maxAgeSeconds(headers['cache-control'] as string | undefined) * 1_000;
}

export class MediaCache implements PreparedSource {
  readonly kind = 'media';
  readonly prefix = '/media/';
  readonly #entries = new LRUCache<string, PreparedResponse>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** A part of an image is requested from an API. */
  find(url: string, { headers }: Pick<IncomingMessage, 'headers'>): PreparedResponse | undefined {
    return headers.range ? undefined : this.#entries.get(url);
  }

  /** Stores the response to a GET if its headers allow that. Images have no query: a made-up one evicts none. */
  set(url: string, prepared: PreparedResponse, response: ApiResponse): void {
    const ttl = url.includes('?') ? 0 : storableMs(response);
    if (ttl > 0) this.#entries.set(url, prepared, { ttl });
  }
}

export function addMediaRoutes(
  app: FastifyInstance,
  servers: Pick<ApiServers, 'call'>,
  cache: MediaCache,
  headers: Headers,
): void {
  app.get('/media/*', { config: { kind: 'media' } }, async (request, reply) => {
    const call = servers.call({ ...callOf(request), mayStream: true });
    const response = await call.catch(() => undefined);
    if (!response) return sendPrepared(request, reply, unavailable(headers));
    if (!isBuffered(response)) {
      const { status, headers: own, body } = response;
      return reply
        .code(status)
        .headers({ ...cacheRuleOf(status), ...own, ...headers })
        .send(body);
    }
    // The site's headers, as for a streamed one: the API's own take precedence for pages of the API alone.
    const own = { ...response, headers: { ...response.headers, ...headers } };
    const prepared = prepareResponse(own, {});
    cache.set(request.url, prepared, response);
    return sendPrepared(request, reply, prepared);
  });
}
