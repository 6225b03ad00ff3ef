/**
 * The web server of `npm run dev`, in front of the gateway: passes requests on to it, and adds to each
 * page the script that reloads it and shows what is wrong. Source maps are served here alone.
 */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestUpstream,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import type { ReleaseStore } from '@mall/release';
import { CLIENT_FILES, withClient } from './client-files.ts';
import type { PageState } from './page-state.ts';
import type { SiteErrors } from './site-errors.ts';

export interface PageServerOptions {
  gateway: { host: string; port: number };
  store: ReleaseStore;
  state: PageState;
  errors: SiteErrors;
}

const MAP = /^\/js\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([^?]+\.map)$/;

const WAITING_PAGE =
  '<!doctype html><html lang="en"><head><title>Starting</title></head><body><p>The site is not up yet. This page loads by itself.</p></body></html>';

export class PageServer {
  readonly #options: PageServerOptions;
  readonly #server = createServer(async (request, response) => {
    try {
      await this.#respond(request, response);
    } catch (error) {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(error));
    }
  });

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  async listen(host: string, port: number): Promise<void> {
    await once(this.#server.listen(port, host), 'listening');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await this.#server[Symbol.asyncDispose]();
  }

  #respond(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const url = request.url ?? '/';
    if (url === '/__development/events') return this.#sendEvents(request, response);
    if (url === '/__development/errors') return this.#receiveError(request, response);
    const file = CLIENT_FILES[url];
    if (file) {
      const headers = { 'content-type': file.type, 'cache-control': 'no-store' };
      return void response.writeHead(200, headers).end(file.read());
    }
    const [, app, release, map] = MAP.exec(url) ?? [];
    if (app && release && map) return this.#sendMap(response, app, release, map);
    return this.#passOn(request, response);
  }

  #passOn(request: IncomingMessage, response: ServerResponse): void {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const headers = { ...request.headers };
    // The page is changed here, so it must be whole and uncompressed.
    if (isPage) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const upstream = requestUpstream(
      { ...this.#options.gateway, method: request.method, path: request.url, headers },
      (received) => {
        const isHtml = received.headers['content-type']?.startsWith('text/html');
        // A gateway that is restarted may break off a response.
        received.on('error', () => response.destroy());
        if (isPage && isHtml) this.#sendPage(received, response).catch(() => response.destroy());
        else received.pipe(response.writeHead(received.statusCode ?? 502, received.headers));
      },
    );
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else this.#sendWaitingPage(response);
    });
    request.pipe(upstream);
  }

  async #sendPage(received: IncomingMessage, response: ServerResponse): Promise<void> {
    const revision = received.headers['x-composition'];
    // The gateway's emergency page allows no script.
    if (!revision) return this.#sendWaitingPage(response);
    const { etag: _etag, 'content-length': _length, ...headers } = received.headers;
    response.writeHead(received.statusCode ?? 200, { ...headers, 'cache-control': 'no-store' });
    response.end(withClient(await text(received), this.#options.state.versionOf(String(revision))));
  }

  #sendWaitingPage(response: ServerResponse): void {
    response.writeHead(503, { 'content-type': 'text/html', 'cache-control': 'no-store' });
    response.end(withClient(WAITING_PAGE, this.#options.state.versionOf(0)));
  }

  #sendEvents(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    request.once(
      'close',
      this.#options.state.subscribe((event) => response.write(event)),
    );
  }

  async #receiveError(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#options.errors.report(await text(request));
    response.writeHead(204).end();
  }

  async #sendMap(response: ServerResponse, app: string, release: string, map: string) {
    const bytes = await this.#options.store.readFile(app, release, `maps/web/${map}`);
    response.writeHead(bytes ? 200 : 404, { 'content-type': 'application/json' }).end(bytes);
  }
}
