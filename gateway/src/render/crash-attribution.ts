/**
 * Finds the page that crashes workers. A page causes crashes when it was the only suspect, or was a
 * suspect at two crashes. Suspects are retried one at a time, so a page that renders then is cleared.
 */
import { LRUCache } from 'lru-cache';

const MAX_SUSPECTS = 1_000;

export class CrashAttribution {
  readonly #weights = new LRUCache<string, number>({ max: MAX_SUSPECTS });

  /**
   * A worker crashed, and these pages may have caused it.
   * @returns those that did.
   */
  recordCrash(suspects: readonly string[]): string[] {
    const distinct = [...new Set(suspects)];
    const weight = distinct.length === 1 ? 2 : 1;
    for (const path of distinct) this.#weights.set(path, (this.#weights.get(path) ?? 0) + weight);
    return distinct.filter((path) => this.causesCrashes(path));
  }

  isSuspect(path: string): boolean {
    return this.#weights.has(path);
  }

  causesCrashes(path: string): boolean {
    return (this.#weights.get(path) ?? 0) >= 2;
  }

  /** The page was rendered, or given up. */
  clear(path: string): void {
    this.#weights.delete(path);
  }
}
