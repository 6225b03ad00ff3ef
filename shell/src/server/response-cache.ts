/**
 * Caches the API's content for all renders of a worker, parsed and validated: without it a render takes
 * almost twice the CPU time. Not for long, because the cinema's programme follows the clock.
 */
import type { ApiCall, ApiData } from '@mall/contracts';
import type { Api } from '@mall/http';
import { LRUCache } from 'lru-cache';

const MAX_RESPONSES = 2_000;

/** Renders share the data, so none may change it. A primitive counts as frozen. */
function freeze<Data>(data: Data): Data {
  if (Object.isFrozen(data)) return data;
  Object.values(data as object).forEach(freeze);
  return Object.freeze(data);
}

export class ResponseCache {
  readonly #ttlMs: number;
  readonly #responses: LRUCache<string, Promise<unknown>>;
  #contentVersion: string | undefined;

  /** @param ttlMs how long data is cached; 0 turns the cache off. */
  constructor(ttlMs: number) {
    this.#ttlMs = ttlMs;
    this.#responses = new LRUCache({ max: MAX_RESPONSES, ttl: ttlMs });
  }

  client(api: Api, contentVersion: string | undefined): Api {
    if (this.#ttlMs === 0 || contentVersion === undefined) return api;
    if (contentVersion !== this.#contentVersion) this.#responses.clear();
    this.#contentVersion = contentVersion;
    return { ...api, get: (call, params, signal) => this.#get(api, call, params, signal) };
  }

  #get<Call extends ApiCall>(
    api: Api,
    call: Call,
    params: Parameters<Api['get']>[1],
    signal: AbortSignal | undefined,
  ): Promise<ApiData[Call]> {
    if (call === 'search') return api.get(call, params, signal);
    const key = JSON.stringify([api.language, call, params]);
    const cached = this.#responses.get(key) as Promise<ApiData[Call]> | undefined;
    if (cached) return cached;
    const response = api.get(call, params).then(freeze);
    this.#responses.set(key, response);
    response.catch(() => {
      if (this.#responses.peek(key) === response) this.#responses.delete(key);
    });
    return response;
  }
}
