/** The pauses before a process that died is started again. */
import { type BackOffLimits, backOffMs } from '@mall/server';

export interface BackOffTimes extends BackOffLimits {
  /** After running this long a process counts as sound: its next death counts as the first. */
  soundMs: number;
}

export const BACK_OFF: BackOffTimes = { firstMs: 250, maxMs: 10_000, soundMs: 30_000 };

/** The pauses of one process. */
export class BackOff {
  readonly #times: BackOffTimes;
  #deaths = 0;

  constructor(times: BackOffTimes = BACK_OFF) {
    this.#times = times;
  }

  /** The pause before the next start, in milliseconds, given how long the process ran. */
  after(livedMs: number): number {
    this.#deaths = livedMs >= this.#times.soundMs ? 1 : this.#deaths + 1;
    return backOffMs(this.#deaths, this.#times);
  }
}
