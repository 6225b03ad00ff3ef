/** Ends a process politely, then firmly. */
import type { ChildProcess } from 'node:child_process';

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Sends SIGTERM, and SIGKILL when it still runs after `graceMs`; resolves when it has ended. */
export async function endProcess(child: ChildProcess, graceMs: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(kill);
}
