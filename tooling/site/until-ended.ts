/** Runs a long-living task until a signal, or the end of the process that started it, ends it. */

import { whenParentEnds } from '../parent.ts';

type Stop = () => Promise<void>;

/** What the task has running; stopped in reverse order when the task is to end. */
export class Running {
  private readonly stops: Stop[] = [];
  private ending = false;

  /** Adds something to stop; at once when the end has come already. */
  add(stop: Stop): void {
    if (this.ending) void stop();
    else this.stops.push(stop);
  }

  async stop(): Promise<void> {
    this.ending = true;
    for (const stop of this.stops.splice(0).toReversed()) await stop();
  }
}

/**
 * Runs `task` and then waits. Ctrl-C and SIGTERM stop all that it added and end the process with
 * code 0; when the task fails, what it added is stopped and the failure is thrown.
 */
export async function untilEnded(task: (running: Running) => Promise<void>): Promise<void> {
  const running = new Running();
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void running.stop().finally(() => process.exit(0));
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(event, end);
  whenParentEnds(end);
  try {
    await task(running);
  } catch (error) {
    await running.stop();
    if (isEnding) return;
    throw error;
  }
}
