/** The gateway's way to the API, with APIs that a test controls. */
import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { addApiRoutes } from '../api/api-routes.ts';
import { ApiServers } from '../api/api-servers.ts';
import { ContentCache } from '../api/content-cache.ts';
import { openInternalApi } from '../api/internal-api.ts';
import { addMediaRoutes, MediaCache } from '../api/media-routes.ts';
import { createLog } from '../base/log.ts';
import { Metrics } from '../base/metrics.ts';
import { fastPath } from '../http/fast-path.ts';
import { createServer as createGatewayServer } from '../http/server.ts';
import { UploadSemaphore } from '../http/upload-semaphore.ts';
import { Preview } from '../pages/preview.ts';
import type { LogLine } from './running-gateway.ts';

/** A short pause, so that a change is soon seen. */
const CHECK_MS = 50;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Api {
  origin: string;
  server: Server;
  /** All but those for readiness. */
  requests: IncomingMessage[];
  handler: Handler;
  /** Of its content; empty for an API that is about to stop. */
  version: string;
  /** What it answers instead of its version; `null` for no answer. */
  readiness?: string | null;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** As they came, encoded. */
  bytes: Buffer;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface ApiGateway {
  apis: [Api, ...Api[]];
  servers: ApiServers;
  port: number;
  /** Where the gateway's own code calls the API. */
  internalOrigin: string;
  lines: LogLine[];
  metrics: Metrics;
  /** Headers of every answer of the API. */
  headers: Record<string, string>;
  /** Lets every API answer so. */
  handle(handler: Handler): void;
  /** Ends the API with this index. */
  stop(index: number): Promise<void>;
  send(url: string, sent?: Sent): Promise<Answer>;
  close(): Promise<void>;
}

export const JSON_BODY = JSON.stringify({ data: 'x'.repeat(2_000) });
export const json = { 'content-type': 'application/json; charset=utf-8' };

export const answer =
  (
    headers: Record<string, string | string[]>,
    body: string | Buffer = JSON_BODY,
    status = 200,
  ): Handler =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

async function startApi(): Promise<Api> {
  const server = createServer((request, response) => {
    if (request.url === '/api/readyz') {
      if (api.readiness === null) return;
      const own = JSON.stringify({ data: { version: api.version } });
      response.writeHead(api.version ? 200 : 503).end(api.readiness ?? own);
      return;
    }
    api.requests.push(request);
    api.handler(request, response);
  });
  const api: Api = { origin: '', server, requests: [], handler: answer(json), version: '1' };
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

function sendTo(port: number, path: string, { method, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    httpRequest(options, async (response) => {
      const bytes = await buffer(response);
      const { statusCode = 0 } = response;
      resolve({ status: statusCode, headers: response.headers, body: bytes.toString(), bytes });
    })
      .on('error', reject)
      .end(body);
  });
}

/** The secret of staff on this gateway. */
export const TEST_PREVIEW_TOKEN = 'preview-token-of-the-tests';

/** Starts so many APIs, and a gateway that has asked each whether it is ready. */
export async function startApiGateway(count = 1, freshMs = 60_000): Promise<ApiGateway> {
  const apis = (await Promise.all(Array.from({ length: count }, startApi))) as ApiGateway['apis'];
  const lines: LogLine[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const servers = new ApiServers(
    apis.map(({ origin }) => origin),
    log,
    CHECK_MS,
  );
  const common = { 'x-frame-options': 'DENY' };
  const headers = () => gateway.headers;
  const content = new ContentCache({ servers, headers, freshMs, timeoutMs: 3_000 });
  const cache = new MediaCache();
  const metrics = new Metrics();
  const sources = [content, cache];
  const path = fastPath(sources, metrics, log);
  const app = createGatewayServer({ log, metrics, headers: common, fastPath: path });
  const preview = new Preview({
    PREVIEW_TOKEN: TEST_PREVIEW_TOKEN,
    PUBLIC_ORIGIN: 'https://mall.example',
  });
  addApiRoutes(app, {
    servers,
    content,
    preview,
    uploads: new UploadSemaphore(4),
    publicOrigin: 'https://mall.example',
    headers,
  });
  addMediaRoutes(app, servers, cache, common);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const internal = await openInternalApi((request, response) => app.routing(request, response));
  lines.length = 0;
  const port = (app.server.address() as AddressInfo).port;
  const gateway: ApiGateway = {
    apis,
    servers,
    port,
    internalOrigin: internal.origin,
    lines,
    metrics,
    headers: { ...common, 'x-composition': '7' },
    handle: (handler) => {
      for (const api of apis) api.handler = handler;
    },
    stop: async (index) => stopApi(apis[index] as Api),
    send: (url, sent = {}) => sendTo(port, url, sent),
    close: async () => {
      await servers.close();
      internal.close();
      await app.close();
      await Promise.all(apis.map(stopApi));
    },
  };
  await servers.start();
  return gateway;
}
