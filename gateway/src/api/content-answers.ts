/**
 * Answers of the calls that give content, kept in each encoding that a client has asked for. They are
 * the same for every visitor of a language until the content changes, or the hour: the cinema's
 * programme follows the clock.
 */
import { API_PATHS, API_QUERIES, parseLanguage } from '@mall/contracts';
import { withQueryKeys } from '@mall/routing';
import { LRUCache } from 'lru-cache';
import { isEncodedFor } from '../encoding/encode-on-demand.ts';
import type { EncodedBody } from '../encoding/encoded-body.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import { encodeResponse, type Headers, isCompressible, prepareResponse } from './api-response.ts';
import type { BufferedResponse } from './api-server.ts';
import type { ApiServers } from './api-servers.ts';

export interface ContentAnswersOptions {
  servers: Pick<ApiServers, 'call' | 'contentVersion'>;
  /** Headers of every answer. */
  headers: () => Headers;
  freshMs: number;
  /** How long the API may take: later calls wait for a running one, and must not wait for one that hangs. */
  timeoutMs: number;
}

interface Entry {
  answer: BufferedResponse;
  /** Its compressed forms are made when a client first asks for them; the renderer does not. */
  body: EncodedBody;
  contentVersion: string;
  /** With the headers that every answer had when it was made. */
  ready: PreparedResponse;
  headers: Headers;
}

const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
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

/** The URL without the query keys that its call does not read; undefined for what is not kept. */
function sharedUrl(url: string): string | undefined {
  const call = CALLS.find(({ pattern }) => pattern.test(url));
  return call && url.length <= MAX_URL_LENGTH ? withQueryKeys(url, call.keys) : undefined;
}

export class ContentAnswers {
  readonly #options: ContentAnswersOptions;
  readonly #entries: LRUCache<string, Entry>;
  readonly #loading = new Map<string, Promise<Entry>>();

  constructor(options: ContentAnswersOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: MAX_MEMORY_BYTES,
      // Its compressed forms take a third of it.
      sizeCalculation: ({ body }) => Math.ceil(1.4 * body.identity.length) + 1_000,
      ttl: options.freshMs,
    });
  }

  /** The kept answer to a GET; undefined when it is outdated or was never made in this encoding. */
  find(
    url: string,
    language: string | undefined,
    acceptEncoding: string | undefined,
  ): PreparedResponse | undefined {
    const entry = this.#current(keyOf(url, language));
    if (!entry || !isEncodedFor(entry.body, acceptEncoding)) return undefined;
    return this.#readyOf(entry);
  }

  /**
   * The response to a GET; undefined when it is not one that visitors share. Concurrent requests share
   * one call.
   * @throws when no API responds.
   */
  async get(
    requested: string,
    language: string | undefined,
    acceptEncoding: string | undefined,
  ): Promise<PreparedResponse | undefined> {
    const isKnown = language === undefined || parseLanguage(language) !== undefined;
    const url = isKnown ? sharedUrl(requested) : undefined;
    if (url === undefined) return undefined;
    const key = keyOf(url, language);
    const entry = this.#current(key) ?? (await this.#loadOnce(key, url, language));
    if (isCompressible(entry.answer)) await encodeResponse(entry.body, acceptEncoding);
    return this.#readyOf(entry);
  }

  #current(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    const isCurrent = entry?.contentVersion === this.#options.servers.contentVersion();
    return isCurrent ? entry : undefined;
  }

  #readyOf(entry: Entry): PreparedResponse {
    const headers = this.#options.headers();
    if (entry.headers !== headers) {
      entry.headers = headers;
      entry.ready = prepareResponse(entry.answer, entry.body, headers);
    }
    return entry.ready;
  }

  #loadOnce(key: string, url: string, language: string | undefined): Promise<Entry> {
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#load(key, url, language).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #load(key: string, url: string, language: string | undefined): Promise<Entry> {
    const { servers, freshMs, timeoutMs, headers: current } = this.#options;
    // Read before the call: content that changes meanwhile makes the answer outdated at once.
    const contentVersion = servers.contentVersion();
    const sent = { accept: 'application/json', 'content-language': language };
    const call = { method: 'GET', path: url, headers: sent, timeoutMs };
    const answer = await servers.call(call);
    const body = { identity: answer.body };
    const headers = current();
    const ready = prepareResponse(answer, body, headers);
    const entry = { answer, body, contentVersion, ready, headers };
    if (answer.status === 200 && isCompressible(answer) && freshMs > 0) {
      this.#entries.set(key, entry);
    }
    return entry;
  }
}

const keyOf = (url: string, language = '') => `${language} ${url}`;
