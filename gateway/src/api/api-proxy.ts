/** Forwards `/api/…` to the API, wherever it runs. */
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../encoding/accept-encoding.ts';

/** The answer when the API cannot be reached: an error code that forms handle. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .send({ errors: [{ code: 'api:unavailable' }] });
}

const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const COMPRESSORS = {
  br: () => createBrotliCompress({ params: BROTLI_PARAMS }),
  gzip: () => createGzip(),
  identity: () => undefined,
};

function compressor(request: FastifyRequest, reply: FastifyReply) {
  const type = String(reply.getHeader('content-type') ?? '');
  if (!type.startsWith('application/json') || reply.getHeader('content-encoding')) return;
  if (request.method !== 'GET') return;
  const encoding = chooseEncoding(request.headers['accept-encoding'], COMPRESSORS);
  const stream = COMPRESSORS[encoding]();
  return stream && { encoding, stream };
}

const isStream = (payload: unknown): payload is Readable =>
  typeof (payload as Readable | null)?.pipe === 'function';

/** Compresses JSON that the API sent plain. */
async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const chosen = isStream(payload) ? compressor(request, reply) : undefined;
  if (!chosen || !isStream(payload)) return payload;
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  const vary = [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ');
  reply.removeHeader('content-length');
  reply.header('content-encoding', chosen.encoding).header('vary', vary);
  return pipeline(payload, chosen.stream, () => {});
}

interface LiveRevision {
  readonly current: { readonly composition: { readonly revision: number } } | undefined;
}

export async function addApiProxy(
  app: FastifyInstance,
  apiOrigin: string,
  live: LiveRevision,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind: 'api' };
    });
    // The browser notices by this header that a newer composition is live.
    scope.addHook('onRequest', async (_request, reply) => {
      const revision = live.current?.composition.revision;
      if (revision) reply.header('x-composition', String(revision));
    });
    scope.addHook('onSend', compress);
    await scope.register(proxy, {
      upstream: apiOrigin,
      prefix: '/api',
      rewritePrefix: '/api',
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
        }),
        onError: (reply) => void sendUnavailable(reply as unknown as FastifyReply),
      },
    });
  });
}
