/** How every task ends: its failures in readable lines, and the exit code that goes with them. */
import { SettingsError } from '@mall/contracts';
import { ReleaseError } from '@mall/release';
import { TaskError } from './repository.ts';
import { complain } from './terminal/output.ts';

function exitCodeOf(error: unknown): number {
  if (error instanceof TaskError) return error.exitCode;
  return error instanceof SettingsError ? 2 : 1;
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected =
    [TaskError, SettingsError, ReleaseError].some((kind) => error instanceof kind) ||
    String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS_');
  return isExpected ? error.message : (error.stack ?? error.message);
}

/** Runs a task with the command line's arguments; a number that it returns is the exit code. */
export async function runTask(task: (args: string[]) => Promise<unknown>): Promise<void> {
  try {
    const result = await task(process.argv.slice(2));
    process.exitCode = typeof result === 'number' ? result : 0;
  } catch (error) {
    complain(textOf(error));
    process.exitCode = exitCodeOf(error);
  }
}
