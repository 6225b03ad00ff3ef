/** Runs a long-living task until a signal, or the end of the process that started it, ends it. */
import { whenParentEnds } from '../parent.ts';

type Stop = () => Promise<void>;

/** What a task has running; stopped in reverse order. */
export class ShutdownHooks {
  readonly #stops: Stop[] = [];
  #isShuttingDown = false;

  /** Adds something to stop; it is stopped at once during a shutdown. */
  add(stop: Stop): void {
    if (this.#isShuttingDown) void stop();
    else this.#stops.push(stop);
  }

  async run(): Promise<void> {
    this.#isShuttingDown = true;
    for (const stop of this.#stops.splice(0).toReversed()) await stop();
  }
}

/**
 * Runs `task` and then waits. Ctrl-C and SIGTERM run its shutdown hooks and end the process with code
 * 0; when the task fails, its hooks run and the failure is thrown.
 */
export async function runUntilShutdown(
  task: (hooks: ShutdownHooks) => Promise<void>,
): Promise<void> {
  const hooks = new ShutdownHooks();
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void hooks.run().finally(() => process.exit(0));
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(event, end);
  whenParentEnds(end);
  try {
    await task(hooks);
  } catch (error) {
    await hooks.run();
    if (isEnding) return;
    throw error;
  }
}
