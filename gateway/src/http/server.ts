/** The HTTP server without its routes: limits, logging, and responses to invalid requests. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from 'node:http';
import { isIP, type Socket } from 'node:net';
import { TRUSTED_PROXIES } from '@mall/server';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Log } from '../base/log.ts';
import type { Metrics, RequestKind } from '../base/metrics.ts';
import type { FastPath } from './fast-path.ts';
import { sendPlainPage } from './plain-page.ts';

/** An address with its port: `203.0.113.60:1001`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/**
 * The addresses of an `X-Forwarded-For` without ports: otherwise a proxy that forwards ports would make
 * each connection its own client, with its own rate limit. What comes before an entry that is
 * no address is dropped, because the client may have written it.
 */
function forwardedAddresses(field: string): string {
  const addresses = field
    .split(',')
    .map((part) => part.trim())
    .map((part) => WITH_PORT.exec(part)?.slice(1).find(Boolean) ?? part);
  const lastInvalid = addresses.findLastIndex((address) => isIP(address) === 0);
  return addresses.slice(lastInvalid + 1).join(', ');
}

/** Logs an error of the gateway itself by the route's pattern, because a path may hold a token. */
export function logFailure(error: unknown, { log, routeOptions }: FastifyRequest): void {
  log.error({ err: error, route: routeOptions.url }, 'request failed');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: RequestKind;
  }
}

export interface ServerOptions {
  log: Log;
  metrics: Metrics;
  headers: Readonly<Record<string, string>>;
  fastPath: FastPath;
}

const MAX_URL_LENGTH = 2_048;
/** For a whole request; a load balancer reads large bodies, uploads, before it sends them on. */
const REQUEST_TIMEOUT_MS = 15_000;
/** How long a connection may carry no byte; longer than a page or a call takes. A response that is not read stays in memory. */
const STALLED_MS = 60_000;
const TIMEOUT_CHECK_MS = 2_000;
/** How long a refused client may read the response. One that does not close its end would keep the socket. */
const REFUSED_MS = 1_000;
/** Longer than load balancers keep an idle connection. */
const KEEP_ALIVE_MS = 72_000;

function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 500) logFailure(error, request);
  return sendPlainPage(reply, status < 500 ? status : 503);
}

/** Such a URL in a request takes precedence over its `Host` (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]+)/i;

function readAbsoluteUrl(request: IncomingMessage): void {
  const { url = '', headers } = request;
  const [origin, host] = ABSOLUTE.exec(url) ?? [];
  if (!origin) return;
  headers.host = host;
  const path = url.slice(origin.length);
  request.url = path.startsWith('/') ? path : `/${path}`;
}

/** Host and port (RFC 3986, 3.2.2). */
const HOST = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** With two hosts, a proxy and the gateway could each read another one (RFC 9112, 3.2). */
function hasValidHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1 && HOST.test(headers.host ?? '');
}

function refuse(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statuses: Record<string, number> = {
    ERR_HTTP_REQUEST_TIMEOUT: 408,
    HPE_HEADER_OVERFLOW: 431,
  };
  const status = statuses[error.code ?? ''] ?? 400;
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
  setTimeout(() => socket.destroy(), REFUSED_MS).unref();
}

/** No pattern is matched with such a URL: some take the square of its length. */
const isTooLong = ({ url = '' }: IncomingMessage) => url.length > MAX_URL_LENGTH;

function httpServer(listener: RequestListener, { fastPath, headers }: ServerOptions): Server {
  const limits = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  };
  const server = createHttpServer(limits, (request, response) => {
    readAbsoluteUrl(request);
    if (!hasValidHost(request)) {
      response.writeHead(400, { ...headers, connection: 'close' }).end();
    } else if (isTooLong(request) || !fastPath(request, response)) listener(request, response);
  });
  return server.setTimeout(STALLED_MS);
}

export function createServer(options: ServerOptions): FastifyInstance {
  const { log, metrics, headers } = options;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (listener) => httpServer(listener, options),
    clientErrorHandler: (error, socket) => refuse(error, socket, headers),
    trustProxy: TRUSTED_PROXIES,
    // Requests that arrive on open connections during a shutdown are still handled.
    return503OnClosing: false,
    // A URL that cannot be decoded, for which no hook runs.
    frameworkErrors: (_error, _request, reply) => {
      sendPlainPage(reply.headers(headers) as unknown as FastifyReply, 400);
    },
  }) as unknown as FastifyInstance;
  app.addHook('onRequest', async (request, reply) => {
    const forwarded = request.headers['x-forwarded-for'];
    if (forwarded) request.headers['x-forwarded-for'] = forwardedAddresses(String(forwarded));
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    if (isTooLong(request.raw)) return sendPlainPage(reply, 414);
  });
  app.setErrorHandler(handleError);
  // Every path has a page route, so that only methods which Fastify does not route come here.
  app.setNotFoundHandler((_request, reply) =>
    sendPlainPage(reply.header('allow', 'GET, HEAD'), 405),
  );
  app.addHook('onResponse', async (request, reply) => {
    const kind = request.routeOptions.config?.kind ?? 'other';
    metrics.request(kind, reply.statusCode, reply.elapsedTime / 1000);
  });
  return app;
}
