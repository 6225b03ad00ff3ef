/**
 * Measures how much time renders have used. Those that share the thread split its busy time, so that
 * many ordinary renders at once do not make any of them slow.
 */
import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** The milliseconds that the event loop was idle and busy so far. */
type Utilization = () => Pick<EventLoopUtilization, 'idle' | 'active'>;

/** A timer that is early is set again for at least this long. */
const MIN_WAIT_MS = 10;

export class RenderClock {
  readonly #utilization: Utilization;
  #last: ReturnType<Utilization>;
  /** The milliseconds that a render present from the start would have used. */
  #time = 0;
  #running = 0;

  constructor(utilization: Utilization = () => performance.eventLoopUtilization()) {
    this.#utilization = utilization;
    this.#last = utilization();
  }

  /** A render begins. @returns a function that ends it; only the first call counts. */
  begin(): () => void {
    this.#now();
    this.#running += 1;
    let share = 1;
    return () => {
      this.#now();
      this.#running -= share;
      share = 0;
    };
  }

  /** Calls `onTimeout` once a render that runs now has used `ms` more. @returns a function that cancels. */
  readonly startTimer = (ms: number, onTimeout: () => void): (() => void) => {
    const end = this.#now() + ms;
    const check = () => {
      const left = end - this.#now();
      if (left <= 0) onTimeout();
      else timer = setTimeout(check, Math.max(left, MIN_WAIT_MS));
    };
    let timer = setTimeout(check, ms);
    return () => clearTimeout(timer);
  };

  #now(): number {
    const { idle, active } = this.#utilization();
    const busy = active - this.#last.active;
    this.#time += idle - this.#last.idle + busy / Math.max(1, this.#running);
    this.#last = { idle, active };
    return this.#time;
  }
}
