/** Forwards `/media/…` to the API; cacheable answers are then served from memory. */
import { PassThrough, type Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import { isNotModified } from '@mall/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnavailable } from './api-proxy.ts';
import { type CachedFile, MAX_FILE_BYTES, MediaCache, maxAgeSeconds } from './media-cache.ts';

function sendCachedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, bytes }: CachedFile,
) {
  reply.headers(headers);
  if (isNotModified(request.headers, headers.etag)) return reply.code(304).send();
  return reply.send(bytes);
}

/** Passes a stream on, and calls `done` with all its bytes unless it fails. */
function tee(stream: Readable, done: (bytes: Buffer) => void): Readable {
  const chunks: Buffer[] = [];
  const copy = new PassThrough();
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(Buffer.concat(chunks)));
  stream.on('error', (error) => copy.destroy(error));
  return stream.pipe(copy);
}

function isStorable(request: FastifyRequest, reply: FastifyReply): boolean {
  const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY);
  const age = maxAgeSeconds(reply.getHeader('cache-control') as string | undefined);
  const whole = request.method === 'GET' && reply.statusCode === 200;
  return whole && age > 0 && length <= MAX_FILE_BYTES && !reply.getHeader('content-encoding');
}

export async function addMediaProxy(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const cache = new MediaCache();
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind: 'media' };
    });
    scope.addHook('preHandler', async (request, reply) => {
      const cached = request.headers.range ? undefined : cache.get(request.raw.url ?? '');
      if (cached) return sendCachedFile(request, reply, cached);
    });
    scope.addHook('onSend', async (request, reply, payload) => {
      if (!(payload as Readable | null)?.pipe || !isStorable(request, reply)) return payload;
      const headers = reply.getHeaders();
      return tee(payload as Readable, (bytes) => cache.set(request.raw.url ?? '', bytes, headers));
    });
    await scope.register(proxy, {
      upstream: apiOrigin,
      prefix: '/media',
      rewritePrefix: '/media',
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      replyOptions: {
        onError: (reply) => void sendUnavailable(reply as unknown as FastifyReply),
      },
    });
  });
}
