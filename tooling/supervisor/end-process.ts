/** Ends a process politely, then firmly. */
import type { ChildProcess } from 'node:child_process';

/** Sends SIGTERM, and SIGKILL when it still runs after `graceMs`; resolves when it has ended. */
export async function endProcess(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(kill);
}
