/** The HTTP server without its routes: limits, logging, and answers to invalid requests. */
import { TRUSTED_PROXIES } from '@mall/server';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics, RequestKind } from '../operations/metrics.ts';
import { sendPlainPage } from '../pages/plain-page.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route serves, for the metrics. */
    kind?: RequestKind;
  }
}

const MAX_URL_LENGTH = 2_048;
const MAX_HEADER_BYTES = 16_384;
/** Long enough for an upload over a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;

function measure(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const kind = request.routeOptions.config?.kind ?? 'other';
    metrics.request(kind, reply.statusCode, reply.elapsedTime / 1000);
  });
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const given = (error as { statusCode?: number }).statusCode ?? 500;
  if (given < 500) return sendPlainPage(reply, given);
  request.log.error({ err: error, url: request.raw.url }, 'request failed');
  return sendPlainPage(reply, 503);
}

export function createServer(log: Log, metrics: Metrics): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    trustProxy: TRUSTED_PROXIES,
    // Requests that arrive on open connections during a shutdown are still answered.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      sendPlainPage(reply as unknown as FastifyReply, 400);
    },
  }) as unknown as FastifyInstance;
  app.addHook('onRequest', async (request, reply) => {
    if ((request.raw.url ?? '').length > MAX_URL_LENGTH) return sendPlainPage(reply, 414);
  });
  app.setErrorHandler(answerError);
  // Every path has a page route, so that only methods which Fastify does not route come here.
  app.setNotFoundHandler((_request, reply) =>
    sendPlainPage(reply.header('allow', 'GET, HEAD'), 405),
  );
  measure(app, metrics);
  return app;
}
