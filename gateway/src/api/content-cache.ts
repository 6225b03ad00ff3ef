/** Caches API content for all visitors, not for long: the cinema's programme follows the clock. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { API_PATHS, API_QUERIES, parseLanguage } from '@mall/contracts';
import { withQueryKeys } from '@mall/routing';
import { SingleFlight } from '@mall/server';
import { TwoTierCache } from '../base/two-tier-cache.ts';
import type { PreparedSource } from '../http/fast-path.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import { type Headers, isCompressible, prepareResponse } from './api-response.ts';
import type { BufferedResponse } from './api-server.ts';
import type { ApiServers } from './api-servers.ts';

export interface ContentCacheOptions {
  servers: Pick<ApiServers, 'call' | 'contentVersion'>;
  /** Those of the responses to a visitor; undefined for one whose responses are not prepared. */
  headers: (request: IncomingHttpHeaders) => Headers | undefined;
  freshMs: number;
  /** How long the API may take: later calls wait for a running one, and must not wait for one that hangs. */
  timeoutMs: number;
}

interface Entry {
  response: BufferedResponse;
  /** By the headers that it was prepared with: visitors of a canary have others. */
  prepared: WeakMap<Headers, PreparedResponse>;
  freshUntil: number;
}

const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** For responses that were requested once: one client can request any number of pages of lists. */
const MAX_ONCE_BYTES = 8 * 1024 * 1024;
/** A longer URL is requested once. */
const MAX_URL_LENGTH = 300;

const QUERIES: Readonly<Record<string, { shape: object }>> = API_QUERIES;

/** Not a file, such as the news as a feed, nor the list of discounts for the holders of a loyalty card. */
const SLUG = '(?!my-)[^/?.]+';

/** A search is limited for each client, so that it is not shared. */
const CALLS = Object.entries(API_PATHS)
  .filter(([call]) => call !== 'search')
  .map(([call, path]) => ({
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, SLUG)}(?:\\?|$)`),
    keys: new Set(Object.keys(QUERIES[call]?.shape ?? {})),
  }));

/** The URL without the query keys that its call does not read; undefined for what is not cached. */
function sharedUrl(url: string): string | undefined {
  const call = CALLS.find(({ pattern }) => pattern.test(url));
  return call && url.length <= MAX_URL_LENGTH ? withQueryKeys(url, call.keys) : undefined;
}

function preparedFor(entry: Entry | undefined, headers: Headers): PreparedResponse | undefined {
  if (!entry) return undefined;
  const prepared = entry.prepared.get(headers) ?? prepareResponse(entry.response, headers);
  entry.prepared.set(headers, prepared);
  return prepared;
}

export class ContentCache implements PreparedSource {
  readonly kind = 'api';
  readonly prefix = '/api/';
  readonly #options: ContentCacheOptions;
  readonly #entries = new TwoTierCache<Entry>({
    maxBytes: MAX_MEMORY_BYTES,
    maxOnceBytes: MAX_ONCE_BYTES,
    bytesOf: ({ response }) => prepareResponse(response, {}).bytes,
  });
  readonly #loading = new SingleFlight<Entry>();

  constructor(options: ContentCacheOptions) {
    this.#options = options;
  }

  find(url: string, { headers }: Pick<IncomingMessage, 'headers'>): PreparedResponse | undefined {
    const common = this.#options.headers(headers);
    return common && preparedFor(this.#find(url, headers['content-language']), common);
  }

  #find(url: string, language: string | undefined): Entry | undefined {
    const entry = this.#entries.get(this.#keyOf(url, language));
    return entry && performance.now() < entry.freshUntil ? entry : undefined;
  }

  /** The response to a GET; undefined when visitors do not share it. @throws when no API responds. */
  async get(
    requested: string,
    language: string | undefined,
    headers: Headers,
  ): Promise<PreparedResponse | undefined> {
    const isKnown = language === undefined || parseLanguage(language) !== undefined;
    const url = isKnown ? sharedUrl(requested) : undefined;
    if (url === undefined) return undefined;
    const entry = this.#find(url, language) ?? (await this.#loadOnce(url, language));
    return preparedFor(entry, headers);
  }

  /** Responses of earlier content are found no more. */
  #keyOf(url: string, language = ''): string {
    return `${this.#options.servers.contentVersion()} ${language} ${url}`;
  }

  #loadOnce(url: string, language: string | undefined): Promise<Entry> {
    // Content that changes during the call makes the response outdated at once.
    const key = this.#keyOf(url, language);
    return this.#loading.run(key, () => this.#load(key, url, language));
  }

  async #load(key: string, path: string, language: string | undefined): Promise<Entry> {
    const { servers, freshMs, timeoutMs } = this.#options;
    const sent = { accept: 'application/json', 'content-language': language };
    const response = await servers.call({ method: 'GET', path, headers: sent, timeoutMs });
    const freshUntil = performance.now() + freshMs;
    const entry: Entry = { response, prepared: new WeakMap(), freshUntil };
    if (response.status === 200 && isCompressible(response) && freshMs > 0) {
      this.#entries.set(key, entry);
    }
    return entry;
  }
}
