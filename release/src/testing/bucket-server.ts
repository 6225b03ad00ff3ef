/** A small S3 server in memory, for tests; the contract of the store holds it to what a real one does. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

interface StoredObject {
  bytes: Buffer;
  at: number;
}

/** How the server misbehaves; see each. */
export interface BucketTrouble {
  /** Writes although the key exists, as servers without conditional writes do. */
  overwrites?: boolean;
  /** Carries out the next write, and ends its connection without a response. */
  losesResponse?: boolean;
  /** Responds to all calls with this status. */
  status?: number;
  /** Ends each connection, as if nothing listened. */
  isAway?: boolean;
  /** Reads requests, and never responds. */
  hangs?: boolean;
  /** Ends each connection in the middle of a response. */
  breaksOff?: boolean;
  /** Responds so much later. */
  delayMs?: number;
}

const PAGE_SIZE = 100;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export class BucketServer {
  readonly #objects = new Map<string, StoredObject>();
  readonly #server = createServer((request, response) => void this.#respond(request, response));
  trouble: BucketTrouble = {};
  calls = 0;
  /** The most calls that were open at the same time. */
  mostAtOnce = 0;
  #open = 0;

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Changes an object as nobody should. */
  alter(key: string, text: string): void {
    this.#objects.set(key, { bytes: Buffer.from(text), at: Date.now() });
  }

  get keys(): string[] {
    return [...this.#objects.keys()].toSorted();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls += 1;
    this.#open += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open);
    response.once('close', () => {
      this.#open -= 1;
    });
    response.setHeader('date', new Date().toUTCString());
    const { isAway, hangs, breaksOff, delayMs = 0 } = this.trouble;
    if (isAway) return void request.socket.destroy();
    const body = await buffer(request);
    if (hangs) return;
    await sleep(delayMs);
    if (breaksOff) response.setHeader('content-length', 2);
    if (breaksOff) return void response.write('x', () => request.socket.destroy());
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const send = (status: number, text: string | Buffer = '') =>
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : text);
    if (this.trouble.status) return void send(this.trouble.status);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return void send(403);
    const found = this.#objects.get(key);
    if (request.method === 'PUT') return this.#put(request, response, key, body);
    if (request.method === 'DELETE') this.#objects.delete(key);
    if (request.method === 'DELETE') return void send(204);
    if (searchParams.has('list-type')) return void send(200, this.#list(searchParams));
    send(found ? 200 : 404, found?.bytes);
  }

  #put(request: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer): void {
    const isRefused = request.headers['if-none-match'] === '*' && this.#objects.has(key);
    if (isRefused && !this.trouble.overwrites) return void response.writeHead(412).end();
    this.#objects.set(key, { bytes, at: Date.now() });
    if (!this.trouble.losesResponse) return void response.writeHead(200).end();
    this.trouble = {};
    request.socket.destroy();
  }

  #list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const after = query.get('continuation-token') ?? '';
    const keys = this.keys.filter((key) => key.startsWith(prefix) && key > after);
    const page = keys.slice(0, PAGE_SIZE);
    const isBelow = (key: string) => delimiter && key.slice(prefix.length).includes(delimiter);
    const folderOf = (key: string) => `${prefix}${key.slice(prefix.length).split('/')[0]}/`;
    const folders = new Set(page.filter(isBelow).map(folderOf));
    const objects = page
      .filter((key) => !isBelow(key))
      .map((key) => {
        const at = new Date(this.#objects.get(key)?.at ?? 0).toISOString();
        return `<Contents><Key>${escaped(key)}</Key><LastModified>${at}</LastModified></Contents>`;
      });
    const next = keys.length > page.length && page.at(-1);
    return [
      '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>mall</Name>',
      next ? `<NextContinuationToken>${escaped(next)}</NextContinuationToken>` : '',
      ...objects,
      ...[...folders].map(
        (folder) => `<CommonPrefixes><Prefix>${escaped(folder)}</Prefix></CommonPrefixes>`,
      ),
      '</ListBucketResult>',
    ].join('');
  }
}
