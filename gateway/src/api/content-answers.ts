/**
 * Answers of the calls that give content, kept compressed. They are the same for every visitor of a
 * language until the content changes, or the hour: the cinema's programme follows the clock.
 */
import { API_PATHS, parseLanguage } from '@mall/contracts';
import { LRUCache } from 'lru-cache';
import { bodyBytes, type EncodedBody } from '../encoding/encoded-body.ts';
import type { ReadyAnswer } from '../http/ready-answer.ts';
import { encodedBody, type Headers, isJson, isWhole, readyAnswer } from './answer.ts';
import type { ApiAnswer } from './api-server.ts';
import type { ApiServers } from './api-servers.ts';

export interface ContentAnswersOptions {
  servers: Pick<ApiServers, 'call' | 'contentVersion'>;
  /** Headers of every answer. */
  headers: () => Headers;
  freshMs: number;
}

interface Entry {
  answer: ApiAnswer;
  body: EncodedBody;
  contentVersion: string;
  /** With the headers that every answer had when it was made. */
  ready: ReadyAnswer;
  headers: Headers;
}

const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
/** A longer URL is requested once. */
const MAX_URL_LENGTH = 300;

/** A search is limited for each client, so that it is not shared. */
const { search: _search, ...CONTENT_PATHS } = API_PATHS;
const CONTENT_URL = new RegExp(
  `^/api(?:${Object.values(CONTENT_PATHS)
    .map((path) => path.replace(/:\w+/g, '[^/?]+'))
    .join('|')})(?:\\?|$)`,
);

export class ContentAnswers {
  readonly #options: ContentAnswersOptions;
  readonly #entries: LRUCache<string, Entry>;
  readonly #loading = new Map<string, Promise<ReadyAnswer>>();

  constructor(options: ContentAnswersOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: MAX_MEMORY_BYTES,
      sizeCalculation: ({ body }) => bodyBytes(body) + 1_000,
      ttl: options.freshMs,
    });
  }

  /** The kept answer to a GET; undefined when it is outdated or was never made. */
  find(url: string, language: string | undefined): ReadyAnswer | undefined {
    const entry = this.#entries.get(keyOf(url, language));
    if (entry?.contentVersion !== this.#options.servers.contentVersion()) return undefined;
    const headers = this.#options.headers();
    if (entry.headers !== headers) {
      entry.headers = headers;
      entry.ready = readyAnswer(entry.answer, entry.body, headers);
    }
    return entry.ready;
  }

  /** Whether an answer to a GET would be kept. */
  keeps(url: string, language: string | undefined): boolean {
    const isKnown = language === undefined || parseLanguage(language) !== undefined;
    return isKnown && url.length <= MAX_URL_LENGTH && CONTENT_URL.test(url);
  }

  /** Concurrent requests share one call. @throws when no API answers. */
  get(url: string, language: string | undefined): Promise<ReadyAnswer> {
    const key = keyOf(url, language);
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#load(key, url, language).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #load(key: string, url: string, language: string | undefined): Promise<ReadyAnswer> {
    const { servers, freshMs, headers: current } = this.#options;
    // Read before the call: content that changes meanwhile makes the answer outdated at once.
    const contentVersion = servers.contentVersion();
    const sent = { accept: 'application/json', 'content-language': language };
    const answer = await servers.call({ method: 'GET', path: url, headers: sent });
    if (!isWhole(answer)) throw new Error(`${url} answered without an end`);
    const body = await encodedBody(answer);
    const headers = current();
    const ready = readyAnswer(answer, body, headers);
    if (answer.status === 200 && isJson(answer) && freshMs > 0) {
      this.#entries.set(key, { answer, body, contentVersion, ready, headers });
    }
    return ready;
  }
}

const keyOf = (url: string, language = '') => `${language} ${url}`;
