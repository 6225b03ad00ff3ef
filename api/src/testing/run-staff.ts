/** Runs the command `staff` as a person does. */
import { type CommandRun, runCommand } from './run-command.ts';
import { TEST_DATA_KEYS } from './test-cipher.ts';

/** Runs it on the database in `folder`, as the account `anna`. */
export function runStaff(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandRun> {
  const settings = { DATA_DIR: folder, DATA_KEYS: TEST_DATA_KEYS, ACTOR: 'anna', ...env };
  return runCommand('staff', args, settings);
}
