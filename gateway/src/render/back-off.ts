/** How long to wait before a crashed worker is replaced. */
const MAX_MS = 5_000;
const RESET_MS = 60_000;

export class BackOff {
  #crashes: number[] = [];

  /** The first crash has no delay; each further one within a minute doubles it. */
  next(now = Date.now()): number {
    this.#crashes = [...this.#crashes.filter((at) => now - at < RESET_MS), now];
    const repeated = this.#crashes.length - 2;
    return repeated < 0 ? 0 : Math.min(MAX_MS, 50 * 2 ** repeated);
  }
}
