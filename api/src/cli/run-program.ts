/** What the command-line programs share: errors and exit codes, folders, the database. */
import { resolve } from 'node:path';
import { type Settings, SettingsError } from '@mall/contracts';
import { type Command, CommanderError } from 'commander';
import { CHECKOUT } from '../base/folders.ts';
import { explainError } from '../base/log.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open-database.ts';

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

/** Relative to where the command was typed: a package manager changes the working folder. */
export function resolveFolder(folder: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), folder);
}

/** Runs `use` on the migrated database that the settings name, and closes it. */
export async function withDatabase<Result>(
  settings: Settings,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  await using db = openDatabase({ settings, checkout: CHECKOUT });
  await migrate(db);
  return await use(db);
}
