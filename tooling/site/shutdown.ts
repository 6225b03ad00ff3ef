/** Runs a long-living task until a signal, or the end of the process that started it, ends it. */
import { whenParentEnds } from '../parent.ts';

type Stop = () => Promise<void>;

/** What a task has running; stopped in reverse order. */
export class ShutdownHooks {
  readonly #stops: Stop[] = [];
  #isShuttingDown = false;

  add(stop: Stop): void {
    if (this.#isShuttingDown) void stop();
    else this.#stops.push(stop);
  }

  async run(): Promise<void> {
    this.#isShuttingDown = true;
    for (const stop of this.#stops.splice(0).toReversed()) await stop();
  }
}

/** Runs `task`, and its shutdown hooks at a signal, which ends the process with code 0, or when it fails. */
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
