/** Limits how much is spent within a span of time. */
export class Budget {
  readonly #limit: number;
  readonly #spanMs: number;
  readonly #now: () => number;
  #spent = 0;
  #endsAt = 0;

  constructor(limit: number, spanMs: number, now = () => performance.now()) {
    this.#limit = limit;
    this.#spanMs = spanMs;
    this.#now = now;
  }

  /** @returns whether `amount` is within the budget. */
  spend(amount: number): boolean {
    const now = this.#now();
    if (now >= this.#endsAt) {
      this.#spent = 0;
      this.#endsAt = now + this.#spanMs;
    }
    this.#spent += amount;
    return this.#spent <= this.#limit;
  }
}
