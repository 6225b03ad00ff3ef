/** Runs a command-line program: one line for each error, and an exit code. */
import { SettingsError } from '@mall/contracts';
import { type Command, CommanderError } from 'commander';
import { explainError } from '../base/explain-error.ts';

/** Runs the command that the arguments name. Exit codes: 1 refused, 2 wrong arguments or settings. */
export async function runProgram(program: Command): Promise<void> {
  // Whoever reads the output may stop before its end (`export customers | head`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    // Commander has written its own message.
    if (!(error instanceof CommanderError)) process.stderr.write(`${explainError(error)}\n`);
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return error instanceof SettingsError ? 2 : 1;
}
