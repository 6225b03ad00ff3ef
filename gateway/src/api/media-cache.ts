/** Images that the API serves, cached in memory for as long as their headers allow. */
import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from '../http/prepared-response.ts';
import type { ApiResponse, BufferedResponse } from './api-server.ts';

const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

/** For how many seconds a shared cache may store a response (RFC 9111). */
export function maxAgeSeconds(cacheControl: string | undefined): number {
  if (!cacheControl || /no-store|private|no-cache/.test(cacheControl)) return 0;
  const found = /s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl);
  return Number(found?.[1] ?? 0);
}

/** For how many milliseconds the response to a GET may be stored. */
function storableMs({ status, headers }: ApiResponse): number {
  if (status !== 200 || headers['content-encoding'] || headers['set-cookie']) return 0;
  return maxAgeSeconds(headers['cache-control'] as string | undefined) * 1_000;
}

export class MediaCache {
  readonly #entries = new LRUCache<string, { prepared: PreparedResponse; bytes: number }>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes + 1_000,
  });

  /** The cached response to a GET or HEAD. */
  find(url: string): PreparedResponse | undefined {
    return this.#entries.get(url)?.prepared;
  }

  /** Stores the response to a GET if its headers allow that. Images have no query: a made-up one evicts none. */
  set(url: string, prepared: PreparedResponse, response: BufferedResponse): void {
    const ttl = url.includes('?') ? 0 : storableMs(response);
    if (ttl > 0) this.#entries.set(url, { prepared, bytes: response.body.length }, { ttl });
  }
}
