/** Counts how the views of a composition went: all of them, and those on which something was bad. */

export interface Tally {
  views: number;
  bad: number;
}

/** By what was looked at, such as `errors on cinema`. */
export type Tallies = ReadonlyMap<string, Readonly<Tally>>;

export class ViewCounts extends Map<string, Tally> {
  add(subject: string, isBad: boolean): void {
    const { views, bad } = this.get(subject) ?? { views: 0, bad: 0 };
    this.set(subject, { views: views + 1, bad: bad + Number(isBad) });
  }
}
