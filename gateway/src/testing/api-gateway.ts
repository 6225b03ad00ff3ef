/** The API routes of a gateway, with APIs that a test controls. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { API_CONTRACT_PATH, type Contract, type Release } from '@mall/contracts';
import type { Rollout } from '@mall/release';
import { addApiRoutes } from '../api/api-routes.ts';
import { ApiServers } from '../api/api-servers.ts';
import { ApiVisitors } from '../api/api-visitors.ts';
import { ContentCache } from '../api/content-cache.ts';
import { openInternalApi } from '../api/internal-api.ts';
import { addMediaRoutes, MediaCache } from '../api/media-routes.ts';
import { createLog } from '../base/log.ts';
import { Metrics } from '../base/metrics.ts';
import { fastPath } from '../http/fast-path.ts';
import { createServer as createGatewayServer } from '../http/server.ts';
import { UploadSemaphore } from '../http/upload-semaphore.ts';
import type { LogLine } from './running-gateway.ts';

/** A short pause, so that a change is soon seen. */
const CHECK_MS = 50;

interface Api {
  origin: string;
  server: Server;
  /** All but those for readiness and contract. */
  requests: IncomingMessage[];
  handler: RequestListener;
  /** Of its content; empty for an API that is about to stop. */
  version: string;
  /** The response in place of its version; `null` for none. */
  readiness?: string | null;
  /** None, as in an API of older sources, when not given. */
  contract?: Contract;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export type ApiGateway = Awaited<ReturnType<typeof startApiGateway>>;

export const JSON_BODY = JSON.stringify({ data: 'x'.repeat(2_000) });
export const json = { 'content-type': 'application/json; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };

type Headers = Record<string, string | string[]>;

export const respond =
  (headers: Headers, body: string | Buffer = JSON_BODY, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

async function startApi(): Promise<Api> {
  const server = createServer((request, response) => {
    if (request.url === '/api/readyz') {
      if (api.readiness === null) return;
      const contract = api.contract && createHash('sha1').update(JSON.stringify(api.contract));
      const own = JSON.stringify({
        data: { version: api.version, contract: contract?.digest('hex') },
      });
      response.writeHead(api.version ? 200 : 503).end(api.readiness ?? own);
      return;
    }
    if (request.url === `/api${API_CONTRACT_PATH}`) {
      response.end(JSON.stringify({ data: api.contract }));
      return;
    }
    api.requests.push(request);
    api.handler(request, response);
  });
  const api: Api = { origin: '', server, requests: [], handler: respond(json), version: '1' };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}

async function stopApi({ server }: Api): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** Sends a request whose path stays as it is written. */
export function sendTo(port: number, path: string, { method, headers, body }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
  httpRequest(options, resolve).on('error', reject).end(body);
  return promise.then(async (response) => {
    // As they came, encoded.
    const bytes = await buffer(response);
    const { statusCode: status = 0, headers } = response;
    return { status, headers, body: bytes.toString(), bytes };
  });
}

/** Sends bytes as they are; the response ends when the connection does. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

/** The cookie of a browser with a preview on this gateway. */
export const PREVIEW_COOKIE = 'preview=of-the-tests';
const PREVIEW: Rollout = {
  ...{ id: '1a2b3c4d', kind: 'preview', apps: {}, base: {}, by: 'anna' },
  from: '2026-11-25T10:00:00.000Z',
  at: '2026-11-25T10:00:00.000Z',
  clock: '2027-03-20T10:00:00+01:00',
};

interface Options {
  /** How many APIs there are. */
  count?: number;
  freshMs?: number;
  timeoutMs?: number;
}

/** Starts APIs, and a gateway that has checked the readiness of each. */
export async function startApiGateway(options: Options = {}) {
  const { count = 1, freshMs = 60_000, timeoutMs = 3_000 } = options;
  const apis = (await Promise.all(Array.from({ length: count }, startApi))) as [Api, ...Api[]];
  const lines: LogLine[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const origins = apis.map(({ origin }) => origin);
  const live = { current: { name: '7', composition: { revision: 7 }, releases: [] as Release[] } };
  const servers = new ApiServers(origins, log, () => live.current.releases, CHECK_MS);
  const compositions = {
    known: ({ cookie }: IncomingHttpHeaders) =>
      cookie === PREVIEW_COOKIE ? undefined : { instance: live.current },
    byShare: () => ({ instance: live.current }),
    preview: async ({ cookie }: IncomingHttpHeaders) =>
      cookie === PREVIEW_COOKIE ? PREVIEW : undefined,
  };
  const common: Record<string, string> = { 'x-frame-options': 'DENY' };
  const visitors = new ApiVisitors(compositions as never, live, common);
  const headers = (request: IncomingHttpHeaders) => visitors.known(request);
  const content = new ContentCache({ servers, headers, freshMs, timeoutMs });
  const cache = new MediaCache();
  const metrics = new Metrics();
  const path = fastPath([content, cache], metrics, log);
  const app = createGatewayServer({ log, metrics, headers: common, fastPath: path });
  const publicOrigin = 'https://mall.example';
  const uploads = new UploadSemaphore(4);
  addApiRoutes(app, { servers, content, visitors, uploads, publicOrigin, common });
  addMediaRoutes(app, servers, cache, common);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const internal = await openInternalApi((request, response) => app.routing(request, response));
  lines.length = 0;
  const { port } = app.server.address() as AddressInfo;
  const gateway = {
    ...{ apis, servers, port, lines, metrics },
    /** The origin at which the gateway's own code calls the API. */
    internalOrigin: internal.origin,
    /** The live composition, by whose name pages notice another one. */
    live,
    headers: common,
    /** Lets every API respond so. */
    handle(handler: RequestListener): void {
      for (const api of apis) api.handler = handler;
    },
    /** Ends the API with this index. */
    stop: async (index: number) => stopApi(apis[index] as Api),
    /** What the APIs were sent. */
    requests: () => apis.flatMap(({ requests }) => requests),
    send: (url: string, sent: Sent = {}) => sendTo(port, url, sent),
    get: (url: string, headers = {}) => sendTo(port, url, { headers }),
    post: (url: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
      sendTo(port, url, { method: 'POST', headers, body }),
    async close(): Promise<void> {
      await servers.close();
      internal.close();
      await app.close();
      await Promise.all(apis.map(stopApi));
    },
  };
  await servers.start();
  return gateway;
}
