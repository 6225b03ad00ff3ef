/** How long to wait before a process that died is started again. */

export interface BackOffTimes {
  /** Wait after the first death, in milliseconds. */
  first: number;
  longest: number;
  /** A process that lived this long counts as sound: the wait starts from `first` again. */
  sound: number;
}

export const BACK_OFF: BackOffTimes = { first: 250, longest: 10_000, sound: 30_000 };

/** The waits of one process: doubling with each death, from the start after a sound life. */
export class BackOff {
  private readonly times: BackOffTimes;
  private next: number;

  constructor(times: BackOffTimes = BACK_OFF) {
    this.times = times;
    this.next = times.first;
  }

  /** The wait before the next start, given how long the process lived. */
  after(livedMs: number): number {
    if (livedMs >= this.times.sound) this.next = this.times.first;
    const wait = this.next;
    this.next = Math.min(wait * 2, this.times.longest);
    return wait;
  }
}
