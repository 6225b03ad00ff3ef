/** Adds up what happens within a span of time, for each of the most recent keys. */
import { LRUCache } from 'lru-cache';

export class WindowCounter {
  readonly #totals: LRUCache<string, number>;

  constructor(spanMs: number, maxKeys = 1) {
    this.#totals = new LRUCache({
      max: maxKeys,
      ttl: spanMs,
      // Reads the clock for each call, without a timer.
      ttlResolution: 0,
      noUpdateTTL: true,
    });
  }

  /** @returns the key's total in its span, which its first call begins. */
  add(amount: number, key = ''): number {
    const total = (this.#totals.get(key) ?? 0) + amount;
    this.#totals.set(key, total);
    return total;
  }

  remainingMs(key: string): number {
    return this.#totals.getRemainingTTL(key);
  }
}
