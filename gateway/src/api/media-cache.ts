/** Images that the API serves, cached in memory for as long as their headers allow. */
import { LRUCache } from 'lru-cache';

export interface CachedFile {
  bytes: Buffer;
  headers: Record<string, string>;
}

const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
/** Larger files, such as videos, are not cached. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;
const CACHED_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified'];

/** For how many seconds a shared cache may store an answer (RFC 9111). */
export function maxAgeSeconds(cacheControl: string | undefined): number {
  if (!cacheControl || /no-store|private|no-cache/.test(cacheControl)) return 0;
  const found = /s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl);
  return Number(found?.[1] ?? 0);
}

export class MediaCache {
  readonly #entries = new LRUCache<string, CachedFile>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });

  get(url: string): CachedFile | undefined {
    return this.#entries.get(url);
  }

  set(url: string, bytes: Buffer, answered: Record<string, unknown>): void {
    const headers = CACHED_HEADERS.flatMap((name) => {
      const value = answered[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const ttl = maxAgeSeconds(answered['cache-control'] as string | undefined) * 1000;
    if (ttl > 0) this.#entries.set(url, { bytes, headers: Object.fromEntries(headers) }, { ttl });
  }
}
