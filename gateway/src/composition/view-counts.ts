/** Counts how the views of a composition went: all of them, and those on which something was bad. */

export interface Tally {
  views: number;
  bad: number;
}

/** By what was looked at, such as `errors on cinema`. */
export type Tallies = ReadonlyMap<string, Readonly<Tally>>;

export class ViewCounts {
  readonly #tallies = new Map<string, Tally>();

  get tallies(): Tallies {
    return this.#tallies;
  }

  add(subject: string, isBad: boolean): void {
    const tally = this.#tallies.get(subject) ?? { views: 0, bad: 0 };
    tally.views += 1;
    if (isBad) tally.bad += 1;
    this.#tallies.set(subject, tally);
  }

  /** For a comparison that begins now. */
  clear(): void {
    this.#tallies.clear();
  }
}
