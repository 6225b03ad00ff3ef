/** `/media/…`: images that the API serves; cacheable ones are then served from memory. */
import type { FastifyInstance } from 'fastify';
import type { PreparedSource } from '../http/fast-path.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import {
  cacheRuleOf,
  type Headers,
  isBuffered,
  prepareResponse,
  unavailable,
} from './api-response.ts';
import { callOf } from './api-routes.ts';
import type { ApiServers } from './api-servers.ts';
import type { MediaCache } from './media-cache.ts';

/** The images in memory; a part of one is requested from an API. */
export function preparedMedia(cache: MediaCache): PreparedSource {
  return {
    kind: 'media',
    prefix: '/media/',
    find: (url, { headers }) => (headers.range ? undefined : cache.find(url)),
  };
}

export interface MediaRoutesOptions {
  servers: Pick<ApiServers, 'call'>;
  cache: MediaCache;
  /** Headers of every response. */
  headers: () => Headers;
}

export function addMediaRoutes(
  app: FastifyInstance,
  { servers, cache, headers }: MediaRoutesOptions,
): void {
  app.get('/media/*', { config: { kind: 'media' } }, async (request, reply) => {
    const call = servers.call({ ...callOf(request), mayStream: true });
    const response = await call.catch(() => undefined);
    if (!response) return sendPrepared(request, reply, unavailable(headers()));
    if (!isBuffered(response)) {
      const { status, headers: own, body } = response;
      return reply
        .code(status)
        .headers({ ...cacheRuleOf(status), ...own, ...headers() })
        .send(body);
    }
    const prepared = prepareResponse(response, headers());
    cache.set(request.url, prepared, response);
    return sendPrepared(request, reply, prepared);
  });
}
