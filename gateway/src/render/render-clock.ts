/**
 * Measures how much time each render has used. Renders that share the thread split its busy time, so
 * that many ordinary renders at once do not make any of them slow.
 */
import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** The milliseconds that the event loop was idle and busy so far. */
type Utilization = () => Pick<EventLoopUtilization, 'idle' | 'active'>;

export class RenderClock {
  readonly #utilization: Utilization;
  #last: ReturnType<Utilization>;
  /** The milliseconds that a render present from the start would have used. */
  #time = 0;
  readonly #startedAt = new Map<number, number>();

  constructor(utilization: Utilization = () => performance.eventLoopUtilization()) {
    this.#utilization = utilization;
    this.#last = utilization();
  }

  start(id: number): void {
    this.#advance();
    this.#startedAt.set(id, this.#time);
  }

  end(id: number): void {
    this.#advance();
    this.#startedAt.delete(id);
  }

  /** Ids of the renders that have used more than `limitMs`. */
  over(limitMs: number): number[] {
    this.#advance();
    return [...this.#startedAt].flatMap(([id, at]) => (this.#time - at > limitMs ? id : []));
  }

  #advance(): void {
    const { idle, active } = this.#utilization();
    const busy = active - this.#last.active;
    this.#time += idle - this.#last.idle + busy / Math.max(1, this.#startedAt.size);
    this.#last = { idle, active };
  }
}
