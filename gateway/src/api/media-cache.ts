/** Pictures that the API serves, kept in memory for as long as the API allows. */
import { LRUCache } from 'lru-cache';

export interface Medium {
  bytes: Buffer;
  headers: Record<string, string>;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** Larger files, videos above all, pass through. */
export const LARGEST_BYTES = 4 * 1024 * 1024;
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified'];

/** Seconds that a shared cache may keep an answer. */
export function maxAgeOf(cacheControl: string | undefined): number {
  if (!cacheControl || /no-store|private|no-cache/.test(cacheControl)) return 0;
  const found = /s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl);
  return Number(found?.[1] ?? 0);
}

export class MediaCache {
  readonly #kept = new LRUCache<string, Medium>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });

  get(url: string): Medium | undefined {
    return this.#kept.get(url);
  }

  keep(url: string, bytes: Buffer, answered: Record<string, unknown>): void {
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = answered[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const ttl = maxAgeOf(answered['cache-control'] as string | undefined) * 1000;
    if (ttl > 0) this.#kept.set(url, { bytes, headers: Object.fromEntries(headers) }, { ttl });
  }
}
