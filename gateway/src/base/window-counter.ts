/** Adds up what happens within a span of time, for each of the most recent keys. */
import { LRUCache } from 'lru-cache';

export class WindowCounter extends LRUCache<string, number> {
  constructor(spanMs: number, maxKeys = 1) {
    // `ttlResolution`: reads the clock for each call, without a timer.
    super({ max: maxKeys, ttl: spanMs, ttlResolution: 0, noUpdateTTL: true });
  }

  /** @returns the key's total in its span, which its first call begins. */
  add(amount: number, key = ''): number {
    const total = (this.get(key) ?? 0) + amount;
    this.set(key, total);
    return total;
  }
}
