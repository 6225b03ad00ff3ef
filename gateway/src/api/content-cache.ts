/** Caches API content for all visitors, not for long: the cinema's programme follows the clock. */
import type { IncomingMessage } from 'node:http';
import { API_PATHS, API_QUERIES, parseLanguage } from '@mall/contracts';
import { withQueryKeys } from '@mall/routing';
import { SingleFlight } from '../base/single-flight.ts';
import { TwoTierCache } from '../base/two-tier-cache.ts';
import type { PreparedSource } from '../http/fast-path.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import { type Headers, isCompressible, prepareResponse } from './api-response.ts';
import type { BufferedResponse } from './api-server.ts';
import type { ApiServers } from './api-servers.ts';

export interface ContentCacheOptions {
  servers: Pick<ApiServers, 'call' | 'contentVersion'>;
  headers: () => Headers;
  freshMs: number;
  /** How long the API may take: later calls wait for a running one, and must not wait for one that hangs. */
  timeoutMs: number;
}

interface Entry {
  response: BufferedResponse;
  prepared: PreparedResponse;
  /** Those that every response of the API had when this one was prepared. */
  headers: Headers;
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

export class ContentCache implements PreparedSource {
  readonly kind = 'api';
  readonly prefix = '/api/';
  readonly #options: ContentCacheOptions;
  readonly #entries = new TwoTierCache<Entry>({
    maxBytes: MAX_MEMORY_BYTES,
    maxOnceBytes: MAX_ONCE_BYTES,
    bytesOf: ({ prepared }) => prepared.bytes,
  });
  readonly #loading = new SingleFlight<PreparedResponse>();

  constructor(options: ContentCacheOptions) {
    this.#options = options;
  }

  find(url: string, { headers }: Pick<IncomingMessage, 'headers'>): PreparedResponse | undefined {
    return this.#find(url, headers['content-language']);
  }

  #find(url: string, language: string | undefined): PreparedResponse | undefined {
    const entry = this.#entries.get(this.#keyOf(url, language));
    if (!entry || performance.now() >= entry.freshUntil) return undefined;
    const headers = this.#options.headers();
    if (entry.headers !== headers) {
      Object.assign(entry, { headers, prepared: prepareResponse(entry.response, headers) });
    }
    return entry.prepared;
  }

  /** The response to a GET; undefined when visitors do not share it. @throws when no API responds. */
  async get(
    requested: string,
    language: string | undefined,
  ): Promise<PreparedResponse | undefined> {
    const isKnown = language === undefined || parseLanguage(language) !== undefined;
    const url = isKnown ? sharedUrl(requested) : undefined;
    if (url === undefined) return undefined;
    return this.#find(url, language) ?? this.#loadOnce(url, language);
  }

  /** Responses of earlier content are found no more. */
  #keyOf(url: string, language = ''): string {
    return `${this.#options.servers.contentVersion()} ${language} ${url}`;
  }

  #loadOnce(url: string, language: string | undefined): Promise<PreparedResponse> {
    // Content that changes during the call makes the response outdated at once.
    const key = this.#keyOf(url, language);
    return this.#loading.run(key, () => this.#load(key, url, language));
  }

  async #load(key: string, path: string, language: string | undefined): Promise<PreparedResponse> {
    const { servers, freshMs, timeoutMs } = this.#options;
    const sent = { accept: 'application/json', 'content-language': language };
    const response = await servers.call({ method: 'GET', path, headers: sent, timeoutMs });
    const headers = this.#options.headers();
    const prepared = prepareResponse(response, headers);
    if (response.status === 200 && isCompressible(response) && freshMs > 0) {
      const freshUntil = performance.now() + freshMs;
      this.#entries.set(key, { response, prepared, headers, freshUntil });
    }
    return prepared;
  }
}
