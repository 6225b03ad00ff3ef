/** The refused revisions above the live one, and when each is tried again. */
import { backOffMs } from '@mall/server';

/**
 * A composition that this gateway refused and another one serves was refused for a passing reason, so
 * it is tried again.
 */
const RETRY = { firstMs: 10_000, maxMs: 5 * 60_000 };

interface Refused {
  count: number;
  retryAt: number;
}

export class RefusedRevisions {
  readonly #refused = new Map<number, Refused>();
  readonly #now: () => number;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** @returns whether it is the revision's first refusal. */
  add(revision: number): boolean {
    const count = (this.#refused.get(revision)?.count ?? 0) + 1;
    this.#refused.set(revision, { count, retryAt: this.#now() + backOffMs(count, RETRY) });
    return count === 1;
  }

  /** The revisions whose pause is over. */
  due(): number[] {
    const now = this.#now();
    return [...this.#refused].flatMap(([revision, { retryAt }]) =>
      retryAt <= now ? revision : [],
    );
  }

  /** This revision is live: what is not above it is never tried again. */
  passed(live: number): void {
    for (const revision of this.#refused.keys()) {
      if (revision <= live) this.#refused.delete(revision);
    }
  }
}
