/** `/media/…` goes to the API; answers that may be kept are served from memory from then on. */
import { PassThrough, type Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnavailable } from './api-proxy.ts';
import { LARGEST_BYTES, MediaCache, type Medium, maxAgeOf } from './media-cache.ts';

function sendMedium(request: FastifyRequest, reply: FastifyReply, { headers, bytes }: Medium) {
  reply.headers(headers);
  const known = request.headers['if-none-match'];
  if (known && known === headers.etag) return reply.code(304).send();
  return reply.send(bytes);
}

/** Passes a stream on and gives the whole of it to `done`, unless it breaks off. */
function overheard(stream: Readable, done: (bytes: Buffer) => void): Readable {
  const chunks: Buffer[] = [];
  const copy = new PassThrough();
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(Buffer.concat(chunks)));
  stream.on('error', (error) => copy.destroy(error));
  return stream.pipe(copy);
}

function mayBeKept(request: FastifyRequest, reply: FastifyReply): boolean {
  const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY);
  const age = maxAgeOf(reply.getHeader('cache-control') as string | undefined);
  const whole = request.method === 'GET' && reply.statusCode === 200;
  return whole && age > 0 && length <= LARGEST_BYTES && !reply.getHeader('content-encoding');
}

export async function addMediaProxy(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const cache = new MediaCache();
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind: 'media' };
    });
    scope.addHook('preHandler', async (request, reply) => {
      const kept = request.headers.range ? undefined : cache.get(request.raw.url ?? '');
      if (kept) return sendMedium(request, reply, kept);
    });
    scope.addHook('onSend', async (request, reply, payload) => {
      if (!(payload as Readable | null)?.pipe || !mayBeKept(request, reply)) return payload;
      const headers = reply.getHeaders();
      return overheard(payload as Readable, (bytes) =>
        cache.keep(request.raw.url ?? '', bytes, headers),
      );
    });
    await scope.register(proxy, {
      upstream: apiOrigin,
      prefix: '/media',
      rewritePrefix: '/media',
      httpMethods: ['GET', 'HEAD'],
      replyOptions: {
        onError: (reply) => void sendUnavailable(reply as unknown as FastifyReply),
      },
    });
  });
}
