/** How long to wait before a lost worker is replaced. */
const LONGEST_MS = 5_000;
const CALM_MS = 60_000;

export class BackOff {
  #losses: number[] = [];

  /** The first loss is made good at once; more within a minute wait longer each. */
  next(now = Date.now()): number {
    this.#losses = [...this.#losses.filter((at) => now - at < CALM_MS), now];
    const repeated = this.#losses.length - 2;
    return repeated < 0 ? 0 : Math.min(LONGEST_MS, 50 * 2 ** repeated);
  }
}
