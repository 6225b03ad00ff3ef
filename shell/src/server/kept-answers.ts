/**
 * The API's answers that all renders of a worker share: fetched, parsed and checked once while the
 * content is the same. For a limited time, since the cinema's programme follows the clock.
 */
import type { ApiCall, ApiData } from '@mall/contracts';
import type { Api } from '@mall/http';
import { LRUCache } from 'lru-cache';

const MAX_ANSWERS = 2_000;

/** Renders share an answer, so none may change it. What is no object counts as frozen. */
function freeze<Data>(data: Data): Data {
  if (Object.isFrozen(data)) return data;
  Object.values(data as object).forEach(freeze);
  return Object.freeze(data);
}

export class KeptAnswers {
  readonly #ttlMs: number;
  readonly #answers: LRUCache<string, Promise<unknown>>;
  #contentVersion: string | undefined;

  /** @param ttlMs how long an answer is kept; 0 keeps none. */
  constructor(ttlMs: number) {
    this.#ttlMs = ttlMs;
    this.#answers = new LRUCache({ max: MAX_ANSWERS, ttl: ttlMs });
  }

  /** The client with the answers of this version; without a version nothing is kept. */
  client(api: Api, contentVersion: string | undefined): Api {
    if (this.#ttlMs === 0 || contentVersion === undefined) return api;
    if (contentVersion !== this.#contentVersion) this.#answers.clear();
    this.#contentVersion = contentVersion;
    return { ...api, get: (call, params, signal) => this.#get(api, call, params, signal) };
  }

  #get<Call extends ApiCall>(
    api: Api,
    call: Call,
    params: Parameters<Api['get']>[1],
    signal: AbortSignal | undefined,
  ): Promise<ApiData[Call]> {
    // What a visitor types is asked for once.
    if (call === 'search') return api.get(call, params, signal);
    const key = JSON.stringify([api.language, call, params]);
    const kept = this.#answers.get(key) as Promise<ApiData[Call]> | undefined;
    if (kept) return kept;
    const answer = api.get(call, params).then(freeze);
    this.#answers.set(key, answer);
    answer.catch(() => {
      if (this.#answers.peek(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }
}
