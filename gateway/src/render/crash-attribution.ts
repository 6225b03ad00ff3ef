/**
 * Finds the page that crashes workers. A page causes crashes when it was the only suspect, or was a
 * suspect at two crashes. Suspects are retried one at a time, so a page that renders then is cleared.
 */
import { LRUCache } from 'lru-cache';
import type { RenderedUrl } from './messages.ts';

const MAX_SUSPECTS = 1_000;

const keyOf = ({ url, storedLanguage }: RenderedUrl) => `${storedLanguage} ${url}`;

export class CrashAttribution {
  readonly #weights = new LRUCache<string, number>({ max: MAX_SUSPECTS });

  /**
   * A worker crashed, and these pages may have caused it.
   * @returns those that did.
   */
  recordCrash(suspects: readonly RenderedUrl[]): RenderedUrl[] {
    const distinct = new Map(suspects.map((page) => [keyOf(page), page]));
    const weight = distinct.size === 1 ? 2 : 1;
    for (const key of distinct.keys()) {
      this.#weights.set(key, (this.#weights.get(key) ?? 0) + weight);
    }
    return [...distinct.values()].filter((page) => this.causesCrashes(page));
  }

  /** Whether the page may have ended a worker, so that no other suspect may be rendered beside it. */
  isSuspect(page: RenderedUrl): boolean {
    return this.#weights.has(keyOf(page));
  }

  causesCrashes(page: RenderedUrl): boolean {
    return (this.#weights.get(keyOf(page)) ?? 0) >= 2;
  }

  /** The page was rendered, or has failed for good. */
  clear(page: RenderedUrl): void {
    this.#weights.delete(keyOf(page));
  }
}
