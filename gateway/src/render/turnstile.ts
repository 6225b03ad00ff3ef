/** Lets a number of tasks run at once and the others wait in line; a full line turns them away. */
class BusyError extends Error {
  override name = 'BusyError';
}

export class Turnstile {
  readonly #places: number;
  readonly #longestLine: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(places: number, longestLine = Number.POSITIVE_INFINITY) {
    this.#places = places;
    this.#longestLine = longestLine;
  }

  /** Tasks that run or wait. */
  get size(): number {
    return this.#running + this.#line.length;
  }

  /** @throws {BusyError} when the line is full. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#places) this.#running += 1;
    else if (this.#line.length >= this.#longestLine) throw new BusyError('too many renders wait');
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
