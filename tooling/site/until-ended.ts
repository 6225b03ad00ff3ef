/** Runs a long-living task until a signal, or the end of the process that started it, ends it. */
import { closeOnSignal } from '@mall/server';

type Stop = () => Promise<void>;

/** Longer than the gateway's and the API's own deadlines. */
const CLOSE_TIMEOUT_MS = 30_000;

/** What the task has running; stopped in reverse order when the task is to end. */
export class Running {
  readonly #stops: Stop[] = [];
  #isEnding = false;

  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Adds something to stop; at once when the end has come already. */
  add(stop: Stop): void {
    if (this.#isEnding) void stop();
    else this.#stops.push(stop);
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    for (const stop of this.#stops.splice(0).toReversed()) await stop();
  }
}

/**
 * Runs `task` and then waits. Ctrl-C and SIGTERM stop all that it added and end the process with
 * code 0; when the task fails, what it added is stopped and the failure is thrown.
 */
export async function untilEnded(task: (running: Running) => Promise<void>): Promise<void> {
  const running = new Running();
  closeOnSignal(() => running.stop(), { timeoutMs: CLOSE_TIMEOUT_MS });
  try {
    await task(running);
  } catch (error) {
    if (running.isEnding) return;
    await running.stop();
    throw error;
  }
}
