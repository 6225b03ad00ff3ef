/** A cache in memory in which values that are requested once evict none that are requested again. */
import { LRUCache } from 'lru-cache';

export interface TierLimits<Value> {
  maxBytes: number;
  maxOnceBytes: number;
  bytesOf: (value: Value) => number;
}

export class TwoTierCache<Value extends object> {
  readonly #kept: LRUCache<string, Value>;
  readonly #once: LRUCache<string, Value>;

  constructor({ maxBytes, maxOnceBytes, bytesOf: sizeCalculation }: TierLimits<Value>) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#once = new LRUCache({ maxSize: maxOnceBytes, sizeCalculation });
  }

  /** @param mayKeep whether a value that is found moves to those that stay. */
  get(key: string, mayKeep: (value: Value) => boolean = () => true): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const once = this.#once.get(key);
    if (once && mayKeep(once)) {
      this.#once.delete(key);
      this.#kept.set(key, once);
    }
    return once;
  }

  /** Replaces a value in its place; a new one counts as requested once. */
  set(key: string, value: Value, mayKeep = true): void {
    const values = this.#kept.has(key) && mayKeep ? this.#kept : this.#once;
    this.delete(key);
    values.set(key, value);
  }

  delete(key: string): void {
    this.#kept.delete(key);
    this.#once.delete(key);
  }
}
