/** Runs a long-living task until a signal, or the end of the process that started it, ends it. */
import { closeOnSignal } from '@mall/server';
import { runTask } from '../run-task.ts';

/** What a task has running; stopped in reverse order. */
export class ShutdownHooks extends AsyncDisposableStack {
  add(stop: () => Promise<void>): void {
    if (this.disposed) void stop();
    else this.defer(stop);
  }
}

/** Longer than every process of a site is given to end. */
const TIMEOUT_MS = 60_000;

/**
 * Runs `task` with the command line's arguments, and its shutdown hooks at a signal, which ends the process with
 * code 0, or when it fails.
 */
export async function runUntilShutdown(
  task: (hooks: ShutdownHooks, args: string[]) => Promise<void>,
): Promise<void> {
  const hooks = new ShutdownHooks();
  closeOnSignal(() => hooks.disposeAsync(), { timeoutMs: TIMEOUT_MS });
  await runTask(async (args) => {
    try {
      await task(hooks, args);
    } catch (error) {
      const isEnding = hooks.disposed;
      await hooks.disposeAsync();
      if (!isEnding) throw error;
    }
  });
  // What a failed task has begun beside, such as a build, would go on.
  if (process.exitCode !== 0) process.exit();
}
