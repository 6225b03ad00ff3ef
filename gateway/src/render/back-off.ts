/** The pauses before a crashed worker is replaced. */
import { backOffMs } from '@mall/server';

const PAUSE = { firstMs: 50, maxMs: 5_000 };
/** Older crashes do not count. */
const RESET_MS = 60_000;

export class BackOff {
  #crashes: number[] = [];

  /** There is no pause after the first crash; it doubles with each further one within a minute. */
  next(now = performance.now()): number {
    this.#crashes = [...this.#crashes.filter((at) => now - at < RESET_MS), now];
    const repeated = this.#crashes.length - 1;
    return repeated === 0 ? 0 : backOffMs(repeated, PAUSE);
  }
}
